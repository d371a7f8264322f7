import { expect, test } from 'vitest'
import { UserRow } from '#api/accounts/user-row.ts'
import { retain } from '#api/privacy/retain.ts'
import { NAMING_USERS } from '#api/privacy/tables.ts'
import { GUEST_KEPT_DAYS } from '#contracts/checkout/checkout.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'

const DAY_MS = 24 * 60 * 60_000
const app = await startTestApp()

const later = (days: number) => new Date(Date.now() + days * DAY_MS)
const isThere = async (id: string) =>
  (await UserRow.query(app.services.database).findById(id)) !== undefined

/** Runs the hourly job at this time. Returns the number of users that the job has deleted. */
async function pruneAt(now: Date): Promise<number> {
  const removed = await retain({ ...app.services, clock: { now: () => now } })
  return removed?.['users'] ?? 0
}

async function leaveEmail(): Promise<string> {
  const { body } = await app.visit().post('/api/create-guest-user', { email: newAddress() })
  return (body as { userId: string }).userId
}

test('a guest who ordered nothing is removed after the days that the contract names', async () => {
  const guestId = await leaveEmail()
  await pruneAt(later(GUEST_KEPT_DAYS - 1))
  expect(await isThere(guestId)).toBe(true)
  expect(await pruneAt(later(GUEST_KEPT_DAYS + 1))).toBe(1)
  expect(await isThere(guestId)).toBe(false)
})

test('a person who ordered, learned, is signed in, was given access or has an account stays', async () => {
  const { database } = app.services
  const { guest } = await startOrder(app.visit(), newAddress())
  const learner = await app.buildGuest()
  await database('sync_events').insert({
    userId: learner.id,
    id: crypto.randomUUID(),
    kind: 'module_completed',
    at: new Date(),
    payload: '{}',
    receivedAt: new Date(),
  })
  const granted = await app.buildGuest({ premiumGranted: true })
  const account = await app.buildUser()
  const signedIn = await leaveEmail()
  await database('sessions')
    .where({ userId: signedIn })
    .update({ lastSeenAt: later(40) })

  expect(await pruneAt(later(GUEST_KEPT_DAYS + 1))).toBe(0)
  for (const id of [guest.userId, learner.id, granted.id, account.id, signedIn]) {
    expect(await isThere(id)).toBe(true)
  }
})

test('every table that names a user is looked at', async () => {
  const { rows } = await app.services.database.raw<{ rows: Record<'table' | 'column', string>[] }>(`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0`)
  const named = rows.map(({ table, column }) => `${table}.${column}`)
  expect(named.sort()).toEqual(NAMING_USERS.map((pair) => pair.join('.')).sort())
})
