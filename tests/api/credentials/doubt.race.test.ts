import { expect, onTestFinished, test } from 'vitest'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { toHex } from '#contracts/bytes.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance, setScene } from '#tests/support/server/credentials.ts'
import { countWaiting } from '#tests/support/server/database.ts'
import { holdCeremony, listCompromised, stealKey } from '#tests/support/server/theft.ts'

const THEFT = new Date('2026-11-20T10:00:00Z')
const app = await startTestApp()
const scene = await setScene(app)

test('a credential that is just being made when its key is reported stolen is in doubt too', async () => {
  const { database } = app.services
  const kid = toHex((await stealKey(app, 'credential')).kid)
  const hold = await database.transaction()
  onTestFinished(async () => {
    if (!hold.isCompleted()) await hold.rollback()
  })
  await hold.raw('lock table anchor_leaves in exclusive mode')
  const body = buildIssuance(scene.holderRow.id)
  const issuing = scene.admin.post('/api/admin/credentials/issue', body)
  await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(1)
  const reporting = holdCeremony(app, listCompromised(kid, THEFT))
  await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(2)
  await hold.rollback()

  expect(await issuing).toMatchObject({ status: 200 })
  const [row] = await CredentialRow.heldBy(database, scene.holderRow.id)
  expect(await reporting).toEqual([row?.credentialId])
  expect(row?.issuerKid).toBe(kid)
})
