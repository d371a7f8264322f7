import type { Knex } from 'knex'
import { randomBytes, randomInt } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { UsedChallengeRow } from '#api/accounts/passkeys/used-challenge-row.ts'
import { LoginCodeRow } from '#api/accounts/login-code-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { type AuditEvent, recordAudit } from '#api/audit/record-audit.ts'
import { UnmatchedPaymentRow } from '#api/checkout/unmatched-payment-row.ts'
import { createLimits } from '#api/http/limits.ts'
import { retain } from '#api/privacy/retain.ts'
import { TABLES } from '#api/privacy/tables.ts'
import { EXAM_OPEN_DAYS } from '#contracts/learning/exam.ts'
import {
  ANSWER_READ_MS,
  INSTANCE_DAYS,
  OFFER_MS,
  PRESENTATION_REQUEST_MS,
} from '#contracts/interop/limits.ts'
import { INVITATION_DAYS } from '#contracts/accounts/invitations.ts'
import { LOGIN_CODE_LIFE_MS } from '#contracts/accounts/login-code.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { buy, newAddress } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { setScene, type Scene } from '#tests/support/server/credentials.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'
import { inviteTo } from '#tests/support/server/invitations.ts'
import { AGENT, buildEvent, DAY_MS, daysOfMonth, retainAfter, verifyOnce } from './retaining.ts'

const MINUTE = 1 / (24 * 60)
/** More than a test takes on a slow machine. */
const MARGIN = 10 * MINUTE
let scene: Scene
const app = await startTestApp()
// The job deletes the sessions of the earlier test.
beforeEach(async () => {
  scene = await setScene(app)
})

interface Planted {
  table: string
  /** Selects the planted rows, as long as they exist. */
  where: Knex.QueryCallback | object
}

async function isThere({ table, where }: Planted): Promise<boolean> {
  const rows: unknown[] = await app.services.database(table).where(where)
  return rows.length > 0
}

async function uploadOne(): Promise<string> {
  const line = buildLine(scene.holderRow.email, `case-${crypto.randomUUID()}`)
  return (await upload(scene.admin, [line])).importId
}

/** Another product's wallet that holds a credential until its refresh token expires. */
async function plantWallet(refreshExpiresAt: Date) {
  const { database } = app.services
  const { credentialId } = await scene.issue()
  const id = crypto.randomUUID()
  await database('wallets').insert({
    ...{ id, userId: scene.holderRow.id, credentialId, thumbprint: 'its key' },
    ...{ configurations: ['visa_mdoc'], batchesLeft: 0, refreshExpiresAt, createdAt: new Date() },
  })
  return { walletId: id, credentialId }
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const SESSION = {
  ...{
    tokenHash: Buffer.alloc(32, 1),
    authVersion: 1,
    method: 'password',
    network: '198.51.100.0',
  },
  ...{ createdAt: inDays(0), lastSeenAt: inDays(0) },
}

const TODAY = new Date().toISOString().slice(0, 10)

const CASES: [what: string, days: number, plant: () => Promise<Planted>][] = [
  [
    'the network of a verifier',
    KEPT_DAYS.verifier,
    async () => {
      const credentialId = await verifyOnce(scene)
      return {
        table: 'verification_logs',
        where: (log: Knex.QueryBuilder) =>
          void log.where({ credentialId }).whereNotNull('verifierIp'),
      }
    },
  ],
  [
    'the browser of a verifier',
    KEPT_DAYS.verifier,
    async () => {
      const credentialId = await verifyOnce(scene)
      const where = { credentialId, verifierUserAgent: AGENT['User-Agent'] }
      return { table: 'verification_logs', where }
    },
  ],
  [
    'a verification itself, with its month',
    KEPT_DAYS.verification - daysOfMonth(),
    async () => ({
      table: 'verification_logs',
      where: { credentialId: await verifyOnce(scene), verificationResult: 'valid' },
    }),
  ],
  [
    'a verification of which there is no month',
    KEPT_DAYS.verification - 40,
    async () => {
      const id = crypto.randomUUID()
      await app.services.database('verification_logs').insert({
        id,
        verificationType: 'qr_scan',
        verificationResult: 'invalid',
        createdAt: new Date(Date.now() - 40 * DAY_MS),
      })
      return { table: 'verification_logs', where: { id } }
    },
  ],
  [
    'how many verifications a day had',
    KEPT_DAYS.verification - daysSince(TODAY),
    async () => {
      const counted = { verificationResult: 'valid', verificationType: 'qr_scan', verifications: 1 }
      await app.services.database('verification_days').insert({ day: TODAY, ...counted })
      return { table: 'verification_days', where: {} }
    },
  ],
  [
    'a verification that was told by sync',
    KEPT_DAYS.verification,
    async () => {
      const { id, ...rest } = buildEvent(scene.holderRow.id, 'offline_verification')
      await app.services.database('sync_events').insert({ id, ...rest })
      return { table: 'sync_events', where: { id } }
    },
  ],
  [
    'an exam that was not passed',
    EXAM_OPEN_DAYS,
    async () => {
      const { id: userId } = await app.buildUser()
      await app.services.database('exams').insert({
        ...{ id: crypto.randomUUID(), userId, readerClass: 'F-1', pace: 'standard' },
        ...{ startedAt: new Date(), edition: '2026-11-21', oldestFact: '2026-06-18' },
        questions: JSON.stringify([{ correctAnswer: 0 }]),
      })
      return { table: 'exams', where: { userId } }
    },
  ],
  [
    'the offer of a credential to another wallet',
    OFFER_MS / DAY_MS,
    async () => {
      const { credentialId } = await scene.issue()
      await app.services.database('wallet_offers').insert({
        ...{ id: crypto.randomUUID(), userId: scene.holderRow.id, credentialId },
        ...{ authVersion: 0, expiresAt: new Date(Date.now() + OFFER_MS) },
      })
      return { table: 'wallet_offers', where: { credentialId } }
    },
  ],
  [
    'what another wallet asked for',
    1,
    async () => {
      const id = crypto.randomUUID()
      await app.services.database('wallet_requests').insert({
        ...{ id, requestHash: randomBytes(32), clientId: 'wallet', redirectUri: 'wallet:' },
        ...{ codeChallenge: 'x', configurations: ['visa_mdoc'], hasDetails: false },
        expiresAt: new Date(),
      })
      return { table: 'wallet_requests', where: { id } }
    },
  ],
  [
    'a request to a wallet',
    (PRESENTATION_REQUEST_MS + ANSWER_READ_MS) / DAY_MS,
    async () => {
      const { body } = await scene.holder.post('/api/visa/requests', { way: 'link' })
      const { requestId: id } = body as { requestId: string }
      return { table: 'presentation_requests', where: { id } }
    },
  ],
  [
    'an instance in another wallet',
    INSTANCE_DAYS,
    async () => {
      const { database } = app.services
      const list = randomInt(1_000_000)
      await database('wallet_lists').insert({ list })
      await database('wallet_instances').insert({
        ...{ list, index: 0, ...(await plantWallet(inDays(180))), format: 'mso_mdoc' },
        expiresAt: inDays(INSTANCE_DAYS),
      })
      return { table: 'wallet_instances', where: { list } }
    },
  ],
  [
    'a list that a restore has closed',
    INSTANCE_DAYS + 1,
    async () => {
      const list = randomInt(1_000_000)
      await app.services.database('wallet_lists').insert({ list, closedAt: new Date() })
      return { table: 'wallet_lists', where: { list } }
    },
  ],
  [
    'another wallet whose token is over',
    KEPT_DAYS.link,
    async () => {
      const { walletId } = await plantWallet(new Date())
      return { table: 'wallets', where: { id: walletId } }
    },
  ],
  [
    'a code that was shown for 15 minutes',
    KEPT_DAYS.shownCode + 15 * MINUTE,
    async () => ({ table: 'presentations', where: { credentialId: await verifyOnce(scene) } }),
  ],
  [
    'a session that nobody uses',
    14,
    async () => {
      const { id: userId } = await app.buildUser()
      await app.services.database('sessions').insert({ ...SESSION, userId })
      return { table: 'sessions', where: { userId } }
    },
  ],
  [
    'a session that is used every day',
    90,
    async () => {
      const { id: userId } = await app.buildUser()
      const usedSince = { tokenHash: Buffer.alloc(32, 2), lastSeenAt: inDays(90) }
      await app.services.database('sessions').insert({ ...SESSION, userId, ...usedSince })
      return { table: 'sessions', where: { userId } }
    },
  ],
  [
    'a link that nobody opened in its day',
    KEPT_DAYS.link + 1,
    async () => ({ table: 'account_tokens', where: { userId: await register() } }),
  ],
  [
    'a link that was used at once',
    KEPT_DAYS.link,
    async () => {
      const userId = await register()
      await app.services.database('account_tokens').where({ userId }).update({ usedAt: new Date() })
      return { table: 'account_tokens', where: { userId } }
    },
  ],
  [
    'a move to another address that was never proven',
    KEPT_DAYS.link + 1,
    async () => {
      const user = await app.buildUser()
      const change = { username: user.username, email: newAddress(), currentPassword: PASSWORD }
      await (await app.signIn(user)).patch('/api/user', change)
      await app.services.mailer.deliver()
      return { table: 'email_changes', where: { userId: user.id } }
    },
  ],
  [
    'a code to sign in by',
    KEPT_DAYS.loginCode + 10 * MINUTE,
    async () => {
      const { id: userId, authVersion } = await app.buildUser()
      await LoginCodeRow.add(app.services.database, {
        id: crypto.randomUUID(),
        userId,
        authVersion,
        browserSecret: crypto.randomUUID(),
        codeHash: Buffer.alloc(32, 1),
        expiresAt: new Date(Date.now() + LOGIN_CODE_LIFE_MS),
      })
      return { table: 'login_codes', where: { userId } }
    },
  ],
  [
    'a mail',
    KEPT_DAYS.mail,
    async () => ({ table: 'mail_outbox', where: { userId: await register() } }),
  ],
  [
    'what an import was to issue',
    KEPT_DAYS.importLine,
    async () => {
      const importId = await uploadOne()
      const where = (lines: Knex.QueryBuilder) =>
        void lines.where({ importId }).whereNotNull('sealed')
      return { table: 'import_lines', where }
    },
  ],
  [
    'an import itself',
    KEPT_DAYS.audit,
    async () => ({ table: 'imports', where: { id: await uploadOne() } }),
  ],
  [
    'an invitation that nobody accepted',
    INVITATION_DAYS + KEPT_DAYS.link,
    async () => {
      const { invitationId: id } = await inviteTo(scene.admin, newAddress())
      return { table: 'invitations', where: { id } }
    },
  ],
  [
    'the count of tries of an hour',
    60 * MINUTE,
    async () => {
      const { database } = app.services
      await createLimits(database, 1).consume('sensitive', [crypto.randomUUID()])
      return { table: 'rate_limits', where: {} }
    },
  ],
  [
    'a challenge that was used',
    7,
    async () => {
      const expiresAt = new Date(Date.now() + 7 * DAY_MS)
      await UsedChallengeRow.take(app.services.database, crypto.randomUUID(), expiresAt)
      return { table: 'used_challenges', where: {} }
    },
  ],
  [
    'what an administrator did 7 years ago',
    0,
    async () => {
      const at = new Date(Date.now() - KEPT_DAYS.audit * DAY_MS)
      const entry = { action: 'head', by: SYSTEM, at } as const
      return { table: 'audit_entries', where: { id: await record(entry) } }
    },
  ],
  [
    'why an administrator did it',
    KEPT_DAYS.auditDetails,
    async () => {
      const details = { reason: 'Wrong expiry date.' }
      const entry = { action: 'head', by: SYSTEM, at: new Date(), details } as const
      return { table: 'audit_details', where: { entryId: await record(entry) } }
    },
  ],
  [
    'a log-in of this month',
    daysToEndOfMonth() + KEPT_DAYS.securityEvent,
    async () => {
      const user = await app.buildUser()
      await app.signIn(user)
      await app.services.security.flush()
      return { table: 'security_events', where: { userId: user.id } }
    },
  ],
  [
    'a report of the payment provider',
    KEPT_DAYS.payment,
    async () => ({ table: 'payment_events', where: { purchaseId: (await buyAndLeave()).id } }),
  ],
  [
    'the purchase of somebody who left',
    KEPT_DAYS.payment,
    async () => ({ table: 'purchases', where: { id: (await buyAndLeave()).id } }),
  ],
  [
    'a receipt',
    KEPT_DAYS.payment,
    async () => ({ table: 'receipts', where: { purchaseId: (await buyAndLeave()).id } }),
  ],
  [
    'a payment that fitted no order',
    KEPT_DAYS.payment,
    async () => {
      const { id: orderId } = await buyAndLeave()
      const stripePaymentIntentId = `pi_${orderId}`
      await UnmatchedPaymentRow.note(app.services.database, {
        stripePaymentIntentId,
        fault: 'mismatch',
        orderId,
        cents: 5,
        currency: 'usd',
        foundAt: app.clock.now(),
      })
      return { table: 'unmatched_payments', where: { stripePaymentIntentId } }
    },
  ],
  [
    'a payment of the sandbox',
    KEPT_DAYS.payment,
    async () => ({
      table: 'sandbox_payments',
      where: { id: (await buyAndLeave()).stripePaymentIntentId },
    }),
  ],
  [
    'a guest who ordered nothing',
    30,
    async () => {
      const { body } = await app.visit().post('/api/create-guest-user', { email: newAddress() })
      return { table: 'users', where: { id: (body as { userId: string }).userId } }
    },
  ],
]

function daysSince(day: string): number {
  return (Date.now() - Date.parse(day)) / DAY_MS
}

function daysToEndOfMonth(): number {
  const now = new Date()
  return (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / DAY_MS
}

function record(event: AuditEvent): Promise<string> {
  return app.services.database.transaction((trx) => recordAudit(trx, event))
}

async function register(): Promise<string> {
  const username = `new-${crypto.randomUUID().slice(0, 8)}`
  const person = { username, email: `${username}@example.com`, password: PASSWORD }
  const { body } = await app.visit().post('/api/register', person)
  await app.services.mailer.deliver()
  return (body as { id: string }).id
}

/** The purchase of an account that was deleted. */
async function buyAndLeave() {
  const { user, browser } = await app.join()
  await buy(browser, user.email)
  await browser.delete('/api/user', { currentPassword: PASSWORD })
  return (await app.services.database('purchases').where({ userId: user.id }).first()) as {
    id: string
    stripePaymentIntentId: string
  }
}

describe('the hourly job removes, after the time of its row and not before,', () => {
  test.each(CASES)('%s', async (_what, days, plant) => {
    const planted = await plant()
    expect(await isThere(planted)).toBe(true)
    await retainAfter(app, days - MARGIN)
    expect(await isThere(planted)).toBe(true)
    await retainAfter(app, days + MARGIN)
    expect(await isThere(planted)).toBe(false)
  })

  test('and each row that goes by age is tried here', async () => {
    const tried = await Promise.all(CASES.map(async ([, , plant]) => (await plant()).table))
    const swept = TABLES.filter(({ sweeps }) => sweeps).map(({ table }) => table)
    expect(swept.filter((table) => !tried.includes(table))).toEqual([])
  })
})

test('more rows than one batch holds are all done in one run', async () => {
  const { database } = app.services
  const organization = 'Many Batches Ltd'
  await database.raw(
    `insert into verification_logs
       (organization, verifier_ip, verification_type, verification_result, created_at)
     select ?, '203.0.113.0/24', 'qr_scan', 'invalid', now() - interval '91 days'
       from generate_series(1, 20001)`,
    [organization],
  )
  const removed = await retainAfter(app, 0)
  expect(removed?.['verification_logs']).toBeGreaterThanOrEqual(20_001)
  const left: unknown[] = await database('verification_logs')
    .where({ organization })
    .whereNotNull('verifierIp')
  expect(left).toEqual([])
})

test('a code that was forgotten is not taken for one that is scanned for the first time', async () => {
  const { credentialId } = await scene.issue()
  const { token } = await scene.mint(credentialId)
  const scan = async () => {
    const { body } = await app.visit().post('/api/visa/verify/qr', { qrData: token })
    return body as { error: string; firstVerifiedAt: string | null }
  }
  await scan()
  app.clock.advance((KEPT_DAYS.shownCode + 1) * DAY_MS)
  await retain(app.services)
  const again = [await scan(), await scan()]
  app.clock.set()
  for (const answer of again) {
    expect(answer).toMatchObject({ error: 'QR_TOKEN_EXPIRED', firstVerifiedAt: null })
  }
  expect(await app.services.database('presentations').where({ credentialId })).toEqual([])
})
