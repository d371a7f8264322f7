import { beforeEach, describe, expect, test } from 'vitest'
import { BULK_ACTIONS_MAX } from '#contracts/credentials/bulk-actions.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, type Scene, setScene } from '#tests/support/server/credentials.ts'
import { readMails } from '#tests/support/server/mail.ts'

let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const UNKNOWN = 'urn:uuid:3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11'
const REVOCATION = { reasonCode: 3, reason: 'The sponsor withdrew.' }

const revokeMany = (credentialIds: string[], admin = scene.admin) =>
  admin.post('/api/admin/credentials/revoke', { credentialIds, ...REVOCATION })
const renewMany = (credentialIds: string[], expiryDate = dayFromNow(800)) =>
  scene.admin.post('/api/admin/credentials/renew', { credentialIds, expiryDate })

async function issueMany(count: number, expiryDate = dayFromNow(30)): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    ids.push((await scene.issue({ expiryDate })).credentialId)
  }
  return ids
}

const done = (credentialId: string | undefined) => ({ credentialId, refusal: null })
const refused = (credentialId: string | undefined, error: string) => ({
  credentialId,
  refusal: { error },
})

const held = async () =>
  (await scene.holder.get('/api/visa/list')).body as { credentialId: string; isRevoked: boolean }[]

test('revokes each for the same reason, and tells of each what became of it', async () => {
  const [one, two, three] = await issueMany(3)
  await scene.revoke(two ?? '')
  const { status, body } = await revokeMany([one ?? '', two ?? '', UNKNOWN, three ?? ''])
  expect(status).toBe(200)
  expect(body).toMatchObject([
    done(one),
    refused(two, 'ALREADY_REVOKED'),
    refused(UNKNOWN, 'CREDENTIAL_NOT_FOUND'),
    done(three),
  ])
  expect((await held()).every(({ isRevoked }) => isRevoked)).toBe(true)
  const events: unknown = await app.services
    .database('revocation_events')
    .whereIn('credentialId', [one ?? '', three ?? ''])
  expect(events).toMatchObject([REVOCATION, REVOCATION])
})

test('renews each to the same day, with an entry and a mail for each', async () => {
  const [one, two] = await issueMany(2)
  const [late] = await issueMany(1, dayFromNow(900))
  const { body } = await renewMany([one ?? '', late ?? '', two ?? ''])
  expect(body).toMatchObject([done(one), refused(late, 'INVALID_INPUT'), done(two)])
  expect((body as { refusal: { message: string } | null }[])[1]?.refusal?.message).toBe(
    'The new expiry date must be after the present one.',
  )
  expect(await held()).toHaveLength(5)
  const audit = await scene.admin.get(
    `/api/admin/audit?action=credential_renewed&subject=${scene.holderRow.id}`,
  )
  expect(audit.body).toHaveLength(2)
  const mails = await readMails(app, scene.holderRow.email)
  expect(
    mails.filter(({ subject }) => subject === 'A credential of yours was renewed'),
  ).toHaveLength(2)
})

test('asked for again, does nothing twice and goes on with what was left', async () => {
  const [one, two] = await issueMany(2)
  await renewMany([one ?? ''])
  expect((await renewMany([one ?? '', two ?? ''])).body).toMatchObject([
    refused(one, 'ALREADY_REPLACED'),
    done(two),
  ])
  expect(await held()).toHaveLength(4)
  await revokeMany([one ?? ''])
  const other = await app.signIn(await app.buildAdmin())
  expect((await revokeMany([one ?? '', two ?? ''], other)).body).toMatchObject([
    refused(one, 'ALREADY_REVOKED'),
    done(two),
  ])
})

test('a fault of ours ends it there: what came before is done, and what comes after is not tried', async () => {
  const broken = await startTestApp({
    services: ({ issuerKeys }) => {
      let signs = 0
      return {
        issuerKeys: {
          ...issuerKeys,
          signer: (use) => {
            signs += 1
            if (signs === 5) throw new Error('planted')
            return issuerKeys.signer(use)
          },
        },
      }
    },
  })
  const { admin, issue, holder } = await setScene(broken)
  const ids = []
  for (let at = 0; at < 3; at += 1) ids.push((await issue()).credentialId)
  const { status, body } = await admin.post('/api/admin/credentials/renew', {
    credentialIds: ids,
    expiryDate: dayFromNow(800),
  })
  expect(status).toBe(200)
  const [one, two, three] = ids
  expect(body).toMatchObject([
    done(one),
    refused(two, 'INTERNAL_ERROR'),
    refused(three, 'INTERNAL_ERROR'),
  ])
  expect(JSON.stringify(body)).not.toContain('planted')
  expect((await holder.get('/api/visa/list')).body).toHaveLength(4)
})

test('each counts as one call, and more than are left are not begun', async () => {
  // The limit is a thousand calls. This factor reduces it to four calls.
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.004' } })
  const { admin, issue, holder } = await setScene(strict)
  const one = await issue()
  const two = await issue()
  const credentialIds = [one.credentialId, two.credentialId, UNKNOWN]
  const reply = await admin.post('/api/admin/credentials/revoke', { credentialIds, ...REVOCATION })
  expect(reply).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
  expect((await holder.get('/api/visa/list')).body).toMatchObject([
    { isRevoked: false },
    { isRevoked: false },
  ])
})

describe('refuses', () => {
  test.each([
    ['none', []],
    ['one named twice', [UNKNOWN, UNKNOWN]],
    [
      'too many',
      Array.from({ length: BULK_ACTIONS_MAX + 1 }, (_, at) => `${UNKNOWN}${String(at)}`),
    ],
  ])('%s, and names the field', async (_, credentialIds) => {
    for (const reply of [await revokeMany(credentialIds), await renewMany(credentialIds)]) {
      expect([reply.status, Object.keys((reply.body as { fields: object }).fields)]).toEqual([
        400,
        ['credentialIds'],
      ])
    }
  })

  test('a field that it does not know', async () => {
    const body = { credentialIds: [UNKNOWN], ...REVOCATION, isSilent: true }
    expect(await scene.admin.post('/api/admin/credentials/revoke', body)).toMatchObject({
      status: 400,
    })
  })

  test('a revocation without a reason, and a renewal without a date', async () => {
    const credentialIds = [UNKNOWN]
    const path = '/api/admin/credentials'
    expect(await scene.admin.post(`${path}/revoke`, { credentialIds, reason: ' ' })).toMatchObject({
      status: 400,
    })
    expect(await scene.admin.post(`${path}/renew`, { credentialIds })).toMatchObject({
      status: 400,
    })
  })
})
