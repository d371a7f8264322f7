import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { fromTokenText, toTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { SYNC_VERIFICATIONS_MAX, type SyncAnswer } from '#contracts/sync.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let verifier: { row: UserRow; browser: HttpClient }

const app = await startTestApp()
const scene = await setScene(app)
const credentialId = (await scene.issue()).credentialId

beforeEach(async () => {
  const row = await app.buildUser()
  verifier = { row, browser: await app.signIn(row) }
})

function buildVerification(payload: object, at = new Date()) {
  return { id: randomUUID(), kind: 'offline_verification', at: at.toISOString(), payload }
}

async function exchange(events: object[], browser = verifier.browser) {
  const { status, body } = await browser.post('/api/sync', { events })
  expect(status).toBe(200)
  return body as SyncAnswer
}

interface LogRow {
  credentialId: string | null
  verificationResult: string
  verifiedOfflineAt: Date
  verifierId: string
  tokenHash: string
}

const logOf = (verifierId = verifier.row.id) =>
  app.services
    .database('verification_logs')
    .select<LogRow[]>(
      'credentialId',
      'verificationResult',
      'verifiedOfflineAt',
      'verifierId',
      'tokenHash',
    )
    .where({ verifierId })

/** Returns a code that a phone has made. The code is valid between these two times. */
async function showCode(issuedAt: Date, expiresAt: Date) {
  const phone = await buildDevice(scene.holder, scene.holderRow.id)
  return phone.show(credentialId, { issuedAt, expiresAt })
}

test.each([
  [true, 'valid', 'invalid'],
  [true, 'sample', 'sample'],
  [false, 'sample', 'invalid'],
])(
  'of a code whose mark of a sample is %s, %s enters the log as %s',
  async (isSample, status, logged) => {
    const issued = await scene.issue()
    const { credentialId: id } = issued
    await CredentialRow.query(app.services.database).patch({ isSample }).where({ credentialId: id })
    const { token } = await scene.mint(issued.credentialId)
    await exchange([buildVerification({ token, status })])
    expect((await logOf()).map(({ verificationResult }) => verificationResult)).toEqual([logged])
  },
)

test('enters the log once, with what its code proves, and is no first scan', async () => {
  const { token } = await scene.mint(credentialId)
  const event = buildVerification({ token, status: 'valid', inputMethod: 'camera' })
  for (let time = 0; time < 3; time++) {
    const answer = await exchange([event, event])
    expect([answer.accepted, answer.refused]).toEqual([[event.id], []])
  }

  const identity = Buffer.from(presentationIdentity(fromTokenText(token)))
  expect(await logOf()).toEqual([
    {
      credentialId,
      verificationResult: 'valid',
      verifiedOfflineAt: new Date(event.at),
      verifierId: verifier.row.id,
      tokenHash: identity.toString('hex'),
    },
  ])
  const shown = await app.services.database('presentations').where({ identity })
  expect(shown).toMatchObject([{ firstVerifiedAt: null, firstVerdict: null }])
})

test('leaves no trace of the code itself, and does not travel to other devices', async () => {
  const { token } = await scene.mint(credentialId)
  await exchange([buildVerification({ token, status: 'valid' })])
  const userId = verifier.row.id
  expect(await app.services.database('sync_events').select('payload').where({ userId })).toEqual([
    { payload: { status: 'valid' } },
  ])
  expect((await exchange([])).events).toEqual([])
})

/**
 * Returns a claim by a client that says that it verified a credential. The client has never seen a
 * code of this credential.
 */
function forgeClaim() {
  const identity = randomUUID().replaceAll('-', '').repeat(2)
  const expiresAt = new Date().toISOString()
  return { identity, expiresAt, credentialId, status: 'valid', code: null }
}

describe('refused by its id, and without a row, is one', () => {
  /**
   * Expects that this event is refused, and that a good event in the same call is still accepted.
   */
  async function expectRefused(event: { id: string }) {
    const { token } = await scene.mint(credentialId)
    const good = buildVerification({ token, status: 'valid' })
    const { accepted, refused } = await exchange([event, good])
    expect([accepted, refused]).toEqual([[good.id], [{ id: event.id, code: 'INVALID_INPUT' }]])
    expect(await logOf()).toHaveLength(1)
  }

  test('that names what was shown without the code that proves it', async () => {
    await expectRefused(buildVerification(forgeClaim()))
  })

  test('that names another credential beside its code', async () => {
    const { token } = await scene.mint(credentialId)
    const other = (await scene.issue()).credentialId
    await expectRefused(buildVerification({ token, status: 'valid', credentialId: other }))
  })

  test('whose code was signed by a key that is not ours', async () => {
    const token = vectors.presentationText
    await expectRefused(buildVerification({ token, status: 'valid' }))
  })

  test.each([
    ['first', 40],
    ['last', -10],
  ])('whose code was altered in its %s bytes', async (_where, at) => {
    const bytes = fromTokenText((await scene.mint(credentialId)).token)
    const index = at < 0 ? bytes.length + at : at
    bytes[index] = (bytes[index] ?? 0) ^ 1
    await expectRefused(buildVerification({ token: toTokenText(bytes), status: 'valid' }))
  })

  test('whose code was signed by another phone than the one it belongs to', async () => {
    const now = Date.now()
    const token = await showCode(new Date(now), new Date(now + MINUTE_MS))
    const bytes = fromTokenText(token)
    const last = bytes.length - 1
    bytes[last] = (bytes[last] ?? 0) ^ 1
    await expectRefused(buildVerification({ token: toTokenText(bytes), status: 'valid' }))
  })

  test('of a guest', async () => {
    const { token } = await scene.mint(credentialId)
    const guest = app.visit()
    const email = `${randomUUID()}@example.com`
    const { body } = await guest.post('/api/create-guest-user', { email })
    for (const payload of [{ token, status: 'valid' }, { status: 'valid' }, forgeClaim()]) {
      const event = buildVerification(payload)
      const { accepted, refused } = await exchange([event], guest)
      expect([accepted, refused]).toEqual([[], [{ id: event.id, code: 'INVALID_INPUT' }]])
    }
    expect(await logOf((body as { userId: string }).userId)).toEqual([])
  })

  test('more than a call may hold', async () => {
    const { token } = await scene.mint(credentialId)
    const events = Array.from({ length: SYNC_VERIFICATIONS_MAX + 1 }, () =>
      buildVerification({ token, status: 'valid' }),
    )
    const { accepted, refused } = await exchange(events)
    const ids = events.map(({ id }) => id)
    expect(accepted).toEqual(ids.slice(0, SYNC_VERIFICATIONS_MAX))
    expect(refused).toEqual([{ id: ids.at(-1), code: 'INVALID_INPUT' }])
    expect(await logOf()).toHaveLength(SYNC_VERIFICATIONS_MAX)
  })
})

test('without a code that could be read is taken, so that the phone is rid of it, and not logged', async () => {
  const event = buildVerification({ status: 'invalid', inputMethod: 'camera' })
  const { accepted, refused } = await exchange([event])
  expect([accepted, refused]).toEqual([[event.id], []])
  expect(await logOf()).toEqual([])
})

describe('says valid in the log only', () => {
  const resultOf = async (payload: object, at: Date) => {
    await exchange([buildVerification(payload, at)])
    return (await logOf()).map(({ verificationResult }) => verificationResult)
  }

  test.each([
    ['half a minute before its code was made', 'valid', -29],
    ['longer before its code was made', 'invalid', -31],
    ['half a minute after its code ended', 'valid', 5 * 60 + 29],
    ['longer after its code ended', 'invalid', 5 * 60 + 31],
  ])('of a time that fits: %s it is %s', async (_when, expected, seconds) => {
    const madeAt = new Date(Math.floor(Date.now() / 1000) * 1000)
    const token = await showCode(madeAt, new Date(madeAt.getTime() + 5 * MINUTE_MS))
    app.clock.set(new Date(madeAt.getTime() + 10 * MINUTE_MS))
    const at = new Date(madeAt.getTime() + seconds * 1000)
    expect(await resultOf({ token, status: 'valid' }, at)).toEqual([expected])
  })

  test.each([
    ['within a day, when a list may not have it yet', 'valid', 23],
    ['after that', 'invalid', 25],
  ])('of what was revoked %s', async (_when, expected, hours) => {
    const revoked = (await scene.issue()).credentialId
    const phone = await buildDevice(scene.holder, scene.holderRow.id)
    await scene.revoke(revoked)
    const at = new Date(Date.now() + hours * 60 * MINUTE_MS)
    const life = { issuedAt: at, expiresAt: new Date(at.getTime() + 5 * MINUTE_MS) }
    const token = await phone.show(revoked, life)
    app.clock.set(new Date(Date.now() + 2 * DAY_MS))
    expect(await resultOf({ token, status: 'valid' }, at)).toEqual([expected])
  })
})

test('says revoked in the log of nothing, since a list tells not what was withdrawn', async () => {
  const revoked = (await scene.issue()).credentialId
  const { token } = await scene.mint(revoked)
  await scene.revoke(revoked)
  const inForce = (await scene.mint(credentialId)).token
  await exchange([
    buildVerification({ token, status: 'revoked' }),
    buildVerification({ token: inForce, status: 'revoked' }),
    buildVerification({ token: inForce, status: 'expired' }),
  ])
  const logged = (await logOf()).map((row) => [row.credentialId, row.verificationResult])
  expect(logged).toHaveLength(3)
  expect(logged).toEqual(
    expect.arrayContaining([
      [revoked, 'invalid'],
      [credentialId, 'invalid'],
    ]),
  )
  expect(logged.map(([, result]) => result)).not.toContain('revoked')
})

test('that reached no verdict is logged as invalid without a credential', async () => {
  const { token } = await scene.mint(credentialId)
  await exchange([buildVerification({ token, status: 'not_checked' })])
  expect(await logOf()).toMatchObject([{ credentialId: null, verificationResult: 'invalid' }])
})

test('of a credential that we no longer have names none', async () => {
  const gone = (await scene.issue()).credentialId
  const { token } = await scene.mint(gone)
  const { database } = app.services
  for (const table of ['presentations', 'passes', 'visa_credentials']) {
    await database(table).where({ credentialId: gone }).delete()
  }
  await exchange([buildVerification({ token, status: 'valid' })])
  expect(await logOf()).toMatchObject([{ credentialId: null }])
})
