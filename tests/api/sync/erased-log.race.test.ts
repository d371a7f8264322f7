import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requireHolder } from '#api/accounts/lock-holders.ts'
import type { ApiError } from '#api/http/errors.ts'
import { eraseAccount, lockAccount } from '#api/privacy/delete-user.ts'
import { operator } from '#api/audit/doer.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { SyncEventRow } from '#api/sync/sync-event-row.ts'
import { watchTrust } from '#api/trust/watch-trust.ts'
import type { SyncAnswer } from '#contracts/sync.ts'
import { startOrder } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { beginRequest } from '#tests/support/server/begin-request.ts'
import { connectTo } from '#tests/support/server/beside.ts'
import { countWaiting } from '#tests/support/server/database.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const app = await startTestApp()
const admin = await app.signIn(await app.buildAdmin())

const completed = () => ({
  id: randomUUID(),
  kind: 'module_completed',
  at: new Date().toISOString(),
  payload: { path: 'ds160', module: 'forms-and-fees' },
})

/** Stores one event. Returns the cursor behind it. */
async function leaveEvent(browser: HttpClient): Promise<string> {
  const { body } = await browser.post('/api/sync', { events: [completed()] })
  return (body as SyncAnswer).cursor
}

async function isLossNoted(): Promise<boolean> {
  await watchTrust(app.services)
  return app.services.trustAlarms.raised().rows_lost !== undefined
}

/** A guest who has entered this address at the checkout. */
async function joinAsGuest(email: string) {
  const browser = app.visit()
  await startOrder(browser, email)
  const guest = await UserRow.query(app.services.database)
    .where({ email, isGuest: true })
    .orderBy('createdAt', 'desc')
    .first()
  return { user: guest as UserRow, browser }
}

const ERASURES: [string, () => Promise<{ browser: HttpClient; erase: () => Promise<unknown> }>][] =
  [
    [
      'their own deletion',
      async () => {
        const { browser } = await app.join()
        const body = { currentPassword: PASSWORD }
        return { browser, erase: () => browser.delete('/api/user', body) }
      },
    ],
    [
      'a deletion in the console',
      async () => {
        const { user, browser } = await app.join()
        return { browser, erase: () => admin.delete(`/api/admin/users/${user.id}`) }
      },
    ],
    [
      'the deletion of the account to which the guest belongs',
      async () => {
        const { user } = await app.join()
        const { browser } = await joinAsGuest(user.email)
        return { browser, erase: () => admin.delete(`/api/admin/users/${user.id}`) }
      },
    ],
  ]

describe.each(ERASURES)('an upload that ends after %s', (_, prepare) => {
  test('is refused, and holds nobody’s passes', async () => {
    const { browser, erase } = await prepare()
    const since = await leaveEvent(browser)
    const upload = JSON.stringify({ events: [], since })
    const { cookies } = browser
    const request = await beginRequest(app.url, upload, {
      path: '/api/sync',
      cookies: new Map(cookies),
    })
    expect(await erase()).toMatchObject({ status: 204 })
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 401 [^]*SIGN_IN_REQUIRED/)
    expect(await isLossNoted()).toBe(false)
  })
})

test('an erasure that is under way is waited for, also at the account’s guests', async () => {
  const { database, sealing } = app.services
  const { user } = await app.join()
  const guest = await joinAsGuest(user.email)
  const elsewhere = connectTo(app.databaseUrl)
  const erasing = await database.transaction()
  await lockAccount(erasing, sealing, user)
  const late = await joinAsGuest(user.email)
  await eraseAccount(erasing, {
    userId: user.id,
    by: operator(),
    revokedBy: user.id,
    now: new Date(),
  })
  const held = [user, guest.user, late.user].map(({ id }) =>
    elsewhere
      .transaction((trx) => requireHolder(trx, id))
      .then(
        () => 'held',
        (error: unknown) => (error as ApiError).code,
      ),
  )
  await expect.poll(() => countWaiting(elsewhere)).toBe(3)
  await erasing.commit()
  expect(await Promise.all(held)).toEqual(held.map(() => 'SIGN_IN_REQUIRED'))
})

test('only an erasure deletes events that a device may have read', () => {
  const sources = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('migrations'))
    .map((path) => ({ path, text: readFileSync(join('api', path), 'utf8') }))
  const named = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(named(/sync_events|extends SyncEventRow/)).toEqual(['sync/sync-event-row.ts'])
  expect(named(/SyncEventRow\.(?!append|from|lockLog|ofModules|table|usage)/)).toEqual([
    'privacy/delete-user.ts',
  ])
  // A cursor never stands at an event that is not for devices.
  expect(SyncEventRow.table.sweeps).toMatchObject([{ where: `kind = 'offline_verification'` }])
})
