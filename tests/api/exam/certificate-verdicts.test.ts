import { beforeAll, expect, test } from 'vitest'
import { dayOf } from '#contracts/credentials/credential.ts'
import type { Verification } from '#contracts/verification/calls.ts'
import type { BatchVerification } from '#contracts/verification/batch-calls.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { EXAM_DAY } from '#tests/support/clock.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { buildDevice, type TestDevice } from '#tests/support/server/device.ts'
import {
  allModulesDone,
  answerRightly,
  examOf,
  passedOf,
  reportProgress,
} from '#tests/support/server/exams.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { learnTrust } from '#tests/support/server/trust.ts'

const app = await startTestApp({ now: EXAM_DAY })
let owner: HttpClient
let reader: HttpClient
let row: UserRow
let phone: TestDevice
let certificateId: string
let visaId: string

/** Makes a reader who holds a certificate and a visa, both on one phone. */
beforeAll(async () => {
  owner = await app.signIn(await app.buildAdmin())
  row = await app.buildUser()
  reader = await app.signIn(row)
  await buy(reader, row.email)
  await reportProgress(reader, allModulesDone())
  const choice = { readerClass: 'F-1', pace: 'standard' }
  const exam = examOf((await reader.post('/api/exam', choice)).body)
  await reader.post(`/api/exam/${exam.examId}/answers`, { answers: answerRightly(exam, 17) })
  const name = { holderName: 'Amara Okafor' }
  const certified = await reader.post(`/api/exam/${exam.examId}/certificate`, name)
  certificateId = passedOf(examOf(certified.body)).certificate?.credentialId ?? ''
  const life = { issueDate: dayOf(EXAM_DAY), expiryDate: '2027-11-24' }
  const visa = await owner.post('/api/admin/credentials/issue', buildIssuance(row.id, life))
  visaId = (visa.body as { credential: { credentialId: string } }).credential.credentialId
  phone = await buildDevice(reader, row.id)
})

interface Said {
  status: string
  error: string | null
  message: string
}

const pick = ({ status, error, message }: Said): Said => ({ status, error, message })

/**
 * Returns the verdicts on this credential for each way to verify: by code, by id in a batch, by
 * code in a batch, and offline.
 */
async function readEverywhere(credentialId: string) {
  const now = app.services.clock.now()
  const life = { issuedAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  const qrData = await phone.show(credentialId, life)
  const code = (await app.visit().post('/api/visa/verify/qr', { qrData })).body as Verification
  const items = [{ credentialId }, { qrData }]
  const batch = await owner.post('/api/visa/verify/batch', { credentials: items })
  const [byId, byCode] = (batch.body as BatchVerification).results.map(pick)
  const offline = await verifyOffline(qrData, await learnTrust(app), now)
  const { status, message, code: error } = offline
  return {
    code: pick({ ...code, ...code.verificationResult }),
    byId,
    byCode,
    offline: pick({ status, error, message }),
  }
}

test('a certificate in force reads as a visa does, by code, by id, in a batch and offline', async () => {
  const read = await readEverywhere(certificateId)
  expect(read).toEqual(await readEverywhere(visaId))
  expect(read).toMatchObject({
    code: { status: 'valid' },
    byId: { status: 'valid', message: 'On record; nobody proved to hold it.' },
    byCode: { status: 'valid' },
    offline: { status: 'valid' },
  })
})

test('a withdrawn certificate reads as a withdrawn visa does, and never better', async () => {
  const purchases = await owner.get(`/api/admin/purchases?search=${row.email}`)
  const [purchase] = purchases.body as { id: string }[]
  const refund = { cents: 1999, reason: 'Not for me.' }
  await owner.post(`/api/admin/purchases/${purchase?.id ?? ''}/refund`, refund)
  await owner.post(`/api/admin/credentials/${visaId}/revoke`, { reason: 'A test.' })
  const read = await readEverywhere(certificateId)
  expect(read).toEqual(await readEverywhere(visaId))
  expect(read).toMatchObject({
    code: { status: 'revoked', error: 'CREDENTIAL_REVOKED' },
    byId: { status: 'revoked', error: 'CREDENTIAL_REVOKED' },
    byCode: { status: 'revoked', error: 'CREDENTIAL_REVOKED' },
    offline: {
      status: 'invalid',
      message: expect.stringMatching(/^Withdrawn: the credential, or the device or code/) as string,
    },
  })
})
