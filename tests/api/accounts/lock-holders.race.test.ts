import type { Knex } from 'knex'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { warnExpiring } from '#api/credentials/warn-expiring.ts'
import { issueLines } from '#api/imports/issue-lines.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { buildIssuance, dayFromNow, credentialIdOf } from '#tests/support/server/credentials.ts'
import { countWaiting } from '#tests/support/server/database.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'

const DONE = { status: 204 }
const ANSWERED = { status: 200 }
const refused = (status: number, error: string) => ({ status, body: { error } })

const app = await startTestApp()
const issuer = await app.buildAdmin()
const admin = await app.signIn(issuer)
const other = await app.signIn(await app.buildAdmin())
let holder = await app.buildUser()
let desk: HttpClient
let phone = await app.signIn(holder)
let deviceId: string

const issue = () => admin.post('/api/admin/credentials/issue', buildIssuance(holder.id))
const mint = () =>
  phone.post(`/api/visa/credentials/${credentialId}/tokens`, { expiresInMinutes: 5 })

// The first code reserves a block of indices in this week's list. A transaction without an index
// rolls back and starts again, which would disturb the tests. Therefore the first code is made
// here.
let credentialId = credentialIdOf(await issue())
expect(await mint()).toMatchObject(ANSWERED)

beforeEach(async () => {
  holder = await app.buildUser()
  desk = await app.signIn(holder)
  phone = await app.signIn(holder)
  const device = await buildDevice(phone, holder.id)
  deviceId = device.deviceId
  // The device has no pass for this credential yet, so its next renewal makes one.
  credentialId = credentialIdOf(await issue())
})

const renew = () => phone.post('/api/visa/passes', { deviceId })
const endDevice = () => desk.delete(`/api/visa/devices/${deviceId}`)
const deleteHolder = () => other.delete(`/api/admin/users/${holder.id}`)
const revoke = () =>
  other.post(`/api/admin/credentials/${credentialId}/revoke`, { reasonCode: 1, reason: 'Lost.' })
const sync = () =>
  phone.post('/api/sync', {
    events: [
      {
        id: randomUUID(),
        kind: 'module_completed',
        at: new Date().toISOString(),
        payload: { path: 'documents', module: 'passport' },
      },
    ],
  })

/**
 * Locks rows until the returned transaction ends. Another transaction that needs these rows waits,
 * and keeps the locks that it already has.
 */
async function hold(rows: (trx: Knex) => Knex.QueryBuilder): Promise<Knex.Transaction> {
  const trx = await app.services.database.transaction()
  onTestFinished(async () => {
    if (!trx.isCompleted()) await trx.rollback()
  })
  await rows(trx).forUpdate()
  return trx
}

/**
 * Locks the holder's sessions. Each request of the holder first locks the holder's own row, and
 * then waits for these sessions.
 */
const holdSessions = () => hold((trx) => trx('sessions').where({ userId: holder.id }))

/**
 * Returns true as soon as this number of connections is waiting for a lock in the database. Returns
 * false if `last` is answered first.
 */
async function waits(last: Promise<unknown>, waiting: number): Promise<boolean> {
  let isAnswered = false
  void last.finally(() => (isAnswered = true))
  await expect
    .poll(async () => isAnswered || (await countWaiting(app.services.database)) === waiting, {
      interval: 5,
    })
    .toBe(true)
  return !isAnswered
}

const rowsOf = (table: string, where: object): Promise<Record<string, unknown>[]> =>
  app.services.database(table).where(where)

/**
 * Expects that the credential and all its passes are revoked, and that there is one revocation
 * event.
 */
async function expectRevoked() {
  expect(await rowsOf('visa_credentials', { credentialId, isRevoked: false })).toEqual([])
  expect(await rowsOf('passes', { credentialId, revokedAt: null })).toEqual([])
  expect(await rowsOf('revocation_events', { credentialId })).toHaveLength(1)
}

interface Race {
  begin: () => Promise<Reply>
  first: object
  revocation: object
  second: object
}

const RACES: [what: string, race: Race][] = [
  [
    'passes that are being made',
    { begin: renew, first: ANSWERED, revocation: ANSWERED, second: ANSWERED },
  ],
  [
    'a code that is being minted',
    {
      begin: mint,
      first: ANSWERED,
      revocation: ANSWERED,
      second: refused(409, 'CREDENTIAL_REVOKED'),
    },
  ],
  [
    'a device that is being ended',
    { begin: endDevice, first: DONE, revocation: ANSWERED, second: DONE },
  ],
  [
    'an account that is being deleted',
    {
      begin: deleteHolder,
      first: DONE,
      revocation: refused(409, 'ALREADY_REVOKED'),
      second: DONE,
    },
  ],
]

test.each(RACES)('a revocation waits for %s, and leaves nothing of it', async (_what, race) => {
  const barrier = await holdSessions()
  const begun = race.begin()
  expect(await waits(begun, 1)).toBe(true)
  const revoked = revoke()
  expect(await waits(revoked, 2)).toBe(true)
  await barrier.commit()
  expect(await begun).toMatchObject(race.first)
  expect(await revoked).toMatchObject(race.revocation)
  await expectRevoked()
})

test.each(RACES)('a revocation that comes first is known to %s', async (_what, race) => {
  const barrier = await hold((trx) => trx('visa_credentials').where({ credentialId }))
  const revoked = revoke()
  expect(await waits(revoked, 1)).toBe(true)
  const begun = race.begin()
  expect(await waits(begun, 2)).toBe(true)
  await barrier.commit()
  expect(await revoked).toMatchObject(ANSWERED)
  expect(await begun).toMatchObject(race.second)
  await expectRevoked()
  expect(await rowsOf('passes', { credentialId })).toEqual([])
})

test('a deletion waits for a credential that is being issued, and revokes it', async () => {
  const barrier = await hold((trx) => trx('users').where({ id: issuer.id }))
  const begun = issue()
  expect(await waits(begun, 1)).toBe(true)
  const deleted = deleteHolder()
  expect(await waits(deleted, 2)).toBe(true)
  await barrier.commit()
  expect(await begun).toMatchObject(ANSWERED)
  expect(await deleted).toMatchObject(DONE)
  const own = { userId: holder.id }
  expect(await rowsOf('visa_credentials', own)).toHaveLength(2)
  expect(await rowsOf('visa_credentials', { ...own, isRevoked: false })).toEqual([])
})

describe('a line of an import to the account', () => {
  const startOne = async () => {
    const { importId } = await upload(admin, [buildLine(holder.email, randomUUID())])
    await admin.post(`/api/admin/imports/${importId}/start`)
    return importId
  }
  const expectNothingLeft = async (importId: string) => {
    expect(await rowsOf('import_lines', { importId, state: 'open' })).toEqual([])
    expect(await rowsOf('invitations', { email: holder.email })).toEqual([])
    const own = { userId: holder.id, isRevoked: false }
    expect(await rowsOf('visa_credentials', own)).toEqual([])
  }

  test('that is being issued is waited for by its deletion, which revokes it', async () => {
    const importId = await startOne()
    const barrier = await hold((trx) => trx('users').where({ id: holder.id }))
    const working = issueLines(app.services)
    expect(await waits(working, 1)).toBe(true)
    const deleted = deleteHolder()
    expect(await waits(deleted, 2)).toBe(true)
    await barrier.commit()
    expect(await deleted).toMatchObject(DONE)
    await working
    expect(await rowsOf('import_lines', { importId })).toMatchObject([{ state: 'issued' }])
    await expectNothingLeft(importId)
  })

  test('that comes while it is being deleted comes too late, and waits for nobody', async () => {
    const importId = await startOne()
    const barrier = await hold((trx) => trx('users').where({ id: holder.id }))
    const deleted = deleteHolder()
    expect(await waits(deleted, 1)).toBe(true)
    const working = issueLines(app.services)
    expect(await waits(working, 2)).toBe(false)
    await barrier.commit()
    expect(await deleted).toMatchObject(DONE)
    expect(await rowsOf('import_lines', { importId })).toMatchObject([{ state: 'refused' }])
    await expectNothingLeft(importId)
  })
})

test.each<[what: string, begin: () => Promise<Reply>, answer: object, table: string, own: object]>([
  ['a credential', issue, refused(404, 'USER_NOT_FOUND'), 'visa_credentials', { isRevoked: false }],
  ['a pass', renew, refused(401, 'SIGN_IN_REQUIRED'), 'devices', { endedAt: null }],
  ['progress', sync, refused(401, 'SIGN_IN_REQUIRED'), 'sync_events', {}],
])(
  '%s that comes while the account is being deleted comes too late',
  async (_what, begin, answer, table, own) => {
    const barrier = await holdSessions()
    const deleted = deleteHolder()
    expect(await waits(deleted, 1)).toBe(true)
    const begun = begin()
    expect(await waits(begun, 2)).toBe(true)
    await barrier.commit()
    expect(await deleted).toMatchObject(DONE)
    expect(await begun).toMatchObject(answer)
    expect(await rowsOf(table, { userId: holder.id, ...own })).toEqual([])
  },
)

test('nobody is warned of an expiry while the account is being deleted', async () => {
  await admin.post(
    '/api/admin/credentials/issue',
    buildIssuance(holder.id, { expiryDate: dayFromNow(20) }),
  )
  const barrier = await holdSessions()
  const deleted = deleteHolder()
  expect(await waits(deleted, 1)).toBe(true)
  const warned = warnExpiring(app.services)
  expect(await waits(warned, 2)).toBe(true)
  await barrier.commit()
  expect(await deleted).toMatchObject(DONE)
  expect(await warned).toBe(0)
})

test('who signs up takes along what the guest is just paying', async () => {
  const [browser, email] = [app.visit(), newAddress()]
  const { clientSecret, guest: buyer } = await startOrder(browser, email)
  const { userId } = buyer
  const barrier = await hold((trx) => trx('purchases').where({ userId }))
  const paid = browser.post('/api/sandbox/payments/confirm', {
    clientSecret,
    cardNumber: '4242424242424242',
  })
  expect(await waits(paid, 1)).toBe(true)
  const names = { username: email.slice(0, email.indexOf('@')), email }
  const registered = browser.post('/api/register', { ...names, password: PASSWORD })
  expect(await waits(registered, 2)).toBe(true)
  await barrier.commit()
  expect(await paid).toMatchObject(ANSWERED)
  expect(await registered).toMatchObject({ ...ANSWERED, body: { hasPremiumAccess: true } })
})

test('what waits too long is asked to come back, and a revocation tries again', async () => {
  const barrier = await hold((trx) => trx('users').where({ id: holder.id }))
  const [revoked, minted] = [revoke(), mint()]
  expect(await minted).toMatchObject(refused(503, 'STORAGE_UNAVAILABLE'))
  await expect.poll(() => app.logLines().join('')).toContain('another transaction locked a row')
  await barrier.commit()
  expect(await revoked).toMatchObject(ANSWERED)
  await expectRevoked()
})
