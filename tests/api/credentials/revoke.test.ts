import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)

const pathOf = (credentialId: string) => `/api/admin/credentials/${credentialId}/revoke`
const BODY = { reasonCode: 2, reason: 'The passport was reported stolen.' }

test('revokes with its reason, and says that the chain is pending while it is away', async () => {
  const { credentialId } = await scene.issue()
  const { status, body } = await scene.admin.post(pathOf(credentialId), BODY)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: 'Visa credential revoked. Recording the revocation on blockchain is pending.',
    credential: {
      credentialId,
      username: scene.holderRow.username,
      email: scene.holderRow.email,
      isRevoked: true,
      revokeReason: BODY.reason,
    },
  })
})

test('takes the reason code 1 where none is given', async () => {
  const { credentialId } = await scene.issue()
  await scene.admin.post(pathOf(credentialId), { reason: 'No longer needed.' })
  const events: unknown = await app.services.database('revocation_events').where({ credentialId })
  expect(events).toMatchObject([{ reasonCode: 1, revokedBy: scene.adminRow.id }])
})

test('refuses to revoke twice', async () => {
  const { credentialId } = await scene.issue()
  await scene.revoke(credentialId)
  expect(await scene.admin.post(pathOf(credentialId), BODY)).toMatchObject({
    status: 409,
    body: { error: 'ALREADY_REVOKED' },
  })
})

describe('asked for again in the same words', () => {
  const post = (credentialId: string, body: object = BODY, admin = scene.admin) =>
    admin.post(pathOf(credentialId), body)
  const REFUSED = { status: 409, body: { error: 'ALREADY_REVOKED' } }

  test('by the same administrator within a minute is answered as done, and done once', async () => {
    const { credentialId } = await scene.issue()
    const first = await post(credentialId)
    expect(await post(credentialId)).toMatchObject({ status: 200, body: first.body as object })
    const database = app.services.database
    expect(await database('revocation_events').where({ credentialId })).toHaveLength(1)
    const entries = await scene.admin.get('/api/admin/audit?action=credential_revoked')
    const ofThis = (entries.body as { credentialId: string }[]).filter(
      (entry) => entry.credentialId === credentialId,
    )
    expect(ofThis).toHaveLength(1)
  })

  test('is refused later, of another reason, and by another administrator', async () => {
    const { credentialId } = await scene.issue()
    await post(credentialId)
    expect(await post(credentialId, { ...BODY, reason: 'Another one.' })).toMatchObject(REFUSED)
    const other = await app.signIn(await app.buildAdmin())
    expect(await post(credentialId, BODY, other)).toMatchObject(REFUSED)
    app.clock.advance(61_000)
    expect(await post(credentialId)).toMatchObject(REFUSED)
  })
})

test('refuses a credential that does not exist', async () => {
  const unknown = 'urn:uuid:3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11'
  expect(await scene.admin.post(pathOf(unknown), BODY)).toMatchObject({
    status: 404,
    body: { error: 'CREDENTIAL_NOT_FOUND' },
  })
})

test.each([
  ['without a reason', { reasonCode: 1, reason: '  ' }, 'Please provide a revocation reason.'],
  [
    'with an unknown reason code',
    { reasonCode: 9, reason: 'x' },
    'Choose one of the reason codes 1 to 5.',
  ],
])('refuses %s', async (_, body, message) => {
  const { credentialId } = await scene.issue()
  expect(await scene.admin.post(pathOf(credentialId), body)).toMatchObject({
    status: 400,
    body: { error: 'INVALID_INPUT', message },
  })
})

test('refuses the holder and a visitor', async () => {
  const { credentialId } = await scene.issue()
  expect(await scene.holder.post(pathOf(credentialId), BODY)).toMatchObject({ status: 403 })
  expect(await app.visit().post(pathOf(credentialId), BODY)).toMatchObject({ status: 401 })
})

test('deleting a user revokes what they hold and forgets who they were', async () => {
  const leaver = await app.buildUser({ username: 'Planted Leaver' })
  const { credentialId } = await scene.issue({ userId: leaver.id, holderName: 'Planted Leaver' })
  expect(await scene.admin.delete(`/api/admin/users/${leaver.id}`)).toMatchObject({ status: 204 })

  const rows: unknown = await app.services.database('visa_credentials').where({ credentialId })
  expect(rows).toMatchObject([{ isRevoked: true, revokeReason: 'The account was deleted.' }])
  const dump = JSON.stringify([rows, await app.services.database('users').where({ id: leaver.id })])
  expect(dump).not.toMatch(/Planted/)
  expect(await scene.admin.delete(`/api/admin/users/${scene.adminRow.id}`)).toMatchObject({
    status: 409,
    body: { error: 'OWN_ACCOUNT' },
  })
})
