import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { issueLines } from '#api/imports/issue-lines.ts'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { EXAM_DAY } from '#tests/support/clock.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance, dayFromNow, setScene } from '#tests/support/server/credentials.ts'
import {
  allModulesDone,
  answerRightly,
  examOf,
  reportProgress,
} from '#tests/support/server/exams.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'
import { inviteTo } from '#tests/support/server/invitations.ts'
import { readLinkToken } from '#tests/support/server/mail.ts'

const app = await startTestApp()
const scene = await setScene(app)
/** An app on a day on which the final exam is open. */
const school = await startTestApp({ now: EXAM_DAY })

const held = async (browser: HttpClient) =>
  (await browser.get('/api/visa/list')).body as HeldCredential[]

async function idOf(browser: HttpClient, holderName: string): Promise<string> {
  const found = (await held(browser)).filter((one) => one.holderName === holderName)
  if (found.length === 0) throw new Error(`${holderName} was not issued`)
  return found.at(-1)?.credentialId ?? ''
}

async function byInvitation(holderName: string): Promise<[HttpClient, string]> {
  const email = newAddress()
  await inviteTo(scene.admin, email, { holderName })
  const token = await readLinkToken(app, email, 'A visa credential waits for you')
  const browser = app.visit()
  const username = `new-${randomBytes(6).toString('hex')}`
  await browser.post('/api/register', { username, email, password: PASSWORD })
  await browser.post('/api/invitations/accept', { token, passportLastFour: '4711' })
  return [browser, await idOf(browser, holderName)]
}

async function byImport(holderName: string): Promise<[HttpClient, string]> {
  const reference = `case-${crypto.randomUUID()}`
  const line = buildLine(scene.holderRow.email, reference, { holder_name: holderName })
  const { importId } = await upload(scene.admin, [line])
  await scene.admin.post(`/api/admin/imports/${importId}/start`)
  await issueLines(app.services)
  return [scene.holder, await idOf(scene.holder, holderName)]
}

async function byCorrection(holderName: string): Promise<[HttpClient, string]> {
  const { credentialId } = await scene.issue()
  await scene.admin.post(`/api/admin/credentials/${credentialId}/correct`, {
    fields: { holderName },
    reason: 'It was misspelt.',
  })
  return [scene.holder, await idOf(scene.holder, holderName)]
}

async function byCertificate(holderName: string): Promise<[HttpClient, string]> {
  const reader = await school.signIn(await school.buildPremiumUser())
  await reportProgress(reader, allModulesDone())
  const exam = examOf(
    (await reader.post('/api/exam', { readerClass: 'F-1', pace: 'standard' })).body,
  )
  await reader.post(`/api/exam/${exam.examId}/answers`, { answers: answerRightly(exam, 17) })
  await reader.post(`/api/exam/${exam.examId}/certificate`, { holderName })
  return [reader, await idOf(reader, holderName)]
}

const WAYS: [string, (holderName: string) => Promise<[HttpClient, string]>][] = [
  [
    'the form',
    async (holderName) => [scene.holder, (await scene.issue({ holderName })).credentialId],
  ],
  ['an import', byImport],
  ['an invitation', byInvitation],
  ['a correction', byCorrection],
  [
    'a renewal',
    async (holderName) => {
      const { credentialId } = await scene.issue({ holderName })
      return [scene.holder, await scene.renew(credentialId)]
    },
  ],
  ['a certificate', byCertificate],
]

const NAMES = [
  ['with a non-joiner', 'علی\u200cرضا احمدی'],
  ['with slash, quote and hyphen', 'Raju A/L O‘Brien‑Núñez 3rd'],
  [
    'of letters with many marks',
    `${'ක\u0dca\u0dd2\u0dd6\u0dca'.repeat(78)} ක\u0dca\u0dd2\u0dd6\u0dca`,
  ],
  ['of wide letters', `${'𞤀\u{1E944}\u{1E945}'.repeat(64)} 𞤀\u{1E944}\u{1E945}`],
] as const

describe.each(WAYS)('a name that %s takes', (_, issueBy) => {
  test.each(NAMES)('%s can be verified, and is kept as it was typed', async (__, name) => {
    const [browser, credentialId] = await issueBy(name)
    const { body } = await browser.post(`/api/visa/credentials/${credentialId}/tokens`, {})
    const { token } = body as { token: string }
    const verified = await browser.post('/api/visa/verify/qr', { qrData: token })
    expect(verified).toMatchObject({ status: 200, body: { isValid: true } })
  })
})

test('a correction, an import and an invitation refuse what the form refuses', async () => {
  const holderName = '-- ..'
  const fields = { holderName: 'Use at least one letter.' }
  const refused = { status: 400, body: { error: 'INVALID_INPUT', fields } }
  const path = '/api/admin/credentials'
  const { credentialId } = await scene.issue()
  const form = buildIssuance(scene.holderRow.id, { holderName })
  expect(await scene.admin.post(`${path}/issue`, form)).toMatchObject(refused)
  const correction = { fields: { holderName }, reason: 'Wrong.' }
  expect(await scene.admin.post(`${path}/${credentialId}/correct`, correction)).toMatchObject({
    status: 400,
    body: { fields: { 'fields.holderName': fields.holderName } },
  })
  await expect(inviteTo(scene.admin, newAddress(), { holderName })).rejects.toThrow('one letter')
  const line = buildLine(scene.holderRow.email, 'no letter', {
    holder_name: holderName,
    expiry_date: dayFromNow(9),
  })
  expect(await upload(scene.admin, [line])).toMatchObject({ wrong: 1, open: 0 })
})
