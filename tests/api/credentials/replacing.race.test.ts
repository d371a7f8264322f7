import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, type Scene, setScene } from '#tests/support/server/credentials.ts'
import { countWaiting } from '#tests/support/server/database.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

let scene: Scene
let credentialId: string
const app = await startTestApp()
const other = await app.signIn(await app.buildAdmin())
beforeEach(async () => {
  scene = await setScene(app)
  credentialId = (await scene.issue()).credentialId
})

const correct = (admin: HttpClient, holderName: string) =>
  admin.post(`/api/admin/credentials/${credentialId}/correct`, {
    fields: { holderName },
    reason: 'The name was misspelt.',
  })
const renew = (admin: HttpClient) =>
  admin.post(`/api/admin/credentials/${credentialId}/renew`, { expiryDate: dayFromNow(800) })
const revoke = (admin: HttpClient) =>
  admin.post(`/api/admin/credentials/${credentialId}/revoke`, { reasonCode: 1, reason: 'Lost.' })
const deleteHolder = (admin: HttpClient) => admin.delete(`/api/admin/users/${scene.holderRow.id}`)

/**
 * Locks the holder's row. A transaction that needs this row waits, but only after its earlier
 * reads.
 */
async function holdHolder() {
  const trx = await app.services.database.transaction()
  onTestFinished(async () => {
    if (!trx.isCompleted()) await trx.rollback()
  })
  await trx('users').where({ id: scene.holderRow.id }).forUpdate()
  return trx
}

const ALREADY_REPLACED = { status: 409, body: { error: 'ALREADY_REPLACED' } }
const ALREADY_REVOKED = { status: 409, body: { error: 'ALREADY_REVOKED' } }

test.each<
  [string, (admin: HttpClient) => Promise<unknown>, (admin: HttpClient) => Promise<unknown>, object]
>([
  [
    'two corrections',
    (admin) => correct(admin, 'First Name'),
    (admin) => correct(admin, 'Second Name'),
    ALREADY_REPLACED,
  ],
  ['two renewals', renew, renew, ALREADY_REPLACED],
  ['a correction and a renewal', (admin) => correct(admin, 'Right Name'), renew, ALREADY_REPLACED],
  ['a renewal and a correction', renew, (admin) => correct(admin, 'Right Name'), ALREADY_REPLACED],
  ['a revocation and a correction', revoke, (admin) => correct(admin, 'Right'), ALREADY_REVOKED],
  ['a revocation and a renewal', revoke, renew, ALREADY_REVOKED],
  ['a correction and a revocation', (admin) => correct(admin, 'Right'), revoke, ALREADY_REVOKED],
])('of %s at once the first one counts, and the other is told', async (_, one, two, refusal) => {
  const hold = await holdHolder()
  const first = one(scene.admin)
  await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(1)
  const second = two(other)
  await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(2)
  await hold.commit()

  expect(await first).toMatchObject({ status: 200 })
  expect(await second).toMatchObject(refusal)
  const { body } = await scene.holder.get('/api/visa/list')
  expect((body as { isRevoked: boolean }[]).length).toBeLessThanOrEqual(2)
  const events: unknown[] = await app.services.database('revocation_events').where({ credentialId })
  expect(events.length).toBeLessThanOrEqual(1)
})

test.each([
  ['corrected', (admin: HttpClient) => correct(admin, 'Right Name')],
  ['renewed', renew],
])(
  'what is just being %s while its holder is deleted is refused, and leaves nothing',
  async (_, replace) => {
    const hold = await holdHolder()
    const deletion = deleteHolder(other)
    await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(1)
    const replacing = replace(scene.admin)
    await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(2)
    await hold.commit()

    expect(await deletion).toMatchObject({ status: 204 })
    expect(await replacing).toMatchObject({ status: 404, body: { error: 'USER_NOT_FOUND' } })
    const rows: unknown = await app.services
      .database('visa_credentials')
      .where({ userId: scene.holderRow.id })
    expect(rows).toMatchObject([{ credentialId, isRevoked: true }])
  },
)
