import type { Knex } from 'knex'
import { UsedChallengeRow } from '#api/accounts/passkeys/used-challenge-row.ts'
import { LoginCodeRow } from '#api/accounts/sessions/login-code-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { type AuditEvent, recordAudit } from '#api/audit/record-audit.ts'
import { UnmatchedPaymentRow } from '#api/checkout/unmatched-payment-row.ts'
import { createLimits } from '#api/http/limits.ts'
import { INVITATION_DAYS } from '#contracts/accounts/invitations.ts'
import { LOGIN_CODE_LIFE_MS } from '#contracts/accounts/login-code.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { buy, newAddress } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, type TestApp } from '#tests/support/server/app.ts'
import type { Scene } from '#tests/support/server/credentials.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'
import { inviteTo } from '#tests/support/server/invitations.ts'
import { DAY_MS } from './retaining.ts'
import { MINUTE, type PlantedCase } from './planting.ts'

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

/** The cases for rows of accounts: sessions, mails, purchases, and actions of administrators. */
export const ACCOUNT_CASES: PlantedCase[] = [
  [
    'a session that nobody uses',
    14,
    async ({ app }) => {
      const { id: userId } = await app.buildUser()
      await app.services.database('sessions').insert({ ...SESSION, userId })
      return { table: 'sessions', where: { userId } }
    },
  ],
  [
    'a session that is used every day',
    90,
    async ({ app }) => {
      const { id: userId } = await app.buildUser()
      const usedSince = { tokenHash: Buffer.alloc(32, 2), lastSeenAt: inDays(90) }
      await app.services.database('sessions').insert({ ...SESSION, userId, ...usedSince })
      return { table: 'sessions', where: { userId } }
    },
  ],
  [
    'a link that nobody opened in its day',
    KEPT_DAYS.link + 1,
    async ({ app }) => ({ table: 'account_tokens', where: { userId: await register(app) } }),
  ],
  [
    'a link that was used at once',
    KEPT_DAYS.link,
    async ({ app }) => {
      const userId = await register(app)
      await app.services.database('account_tokens').where({ userId }).update({ usedAt: new Date() })
      return { table: 'account_tokens', where: { userId } }
    },
  ],
  [
    'a move to another address that was never proven',
    KEPT_DAYS.link + 1,
    async ({ app }) => {
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
    async ({ app }) => {
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
    async ({ app }) => ({ table: 'mail_outbox', where: { userId: await register(app) } }),
  ],
  [
    'what an import was to issue',
    KEPT_DAYS.importLine,
    async ({ scene }) => {
      const importId = await uploadOne(scene)
      const where = (lines: Knex.QueryBuilder) =>
        void lines.where({ importId }).whereNotNull('sealed')
      return { table: 'import_lines', where }
    },
  ],
  [
    'an import itself',
    KEPT_DAYS.audit,
    async ({ scene }) => ({ table: 'imports', where: { id: await uploadOne(scene) } }),
  ],
  [
    'an invitation that nobody accepted',
    INVITATION_DAYS + KEPT_DAYS.link,
    async ({ scene }) => {
      const { invitationId: id } = await inviteTo(scene.admin, newAddress())
      return { table: 'invitations', where: { id } }
    },
  ],
  [
    'the count of tries of an hour',
    60 * MINUTE,
    async ({ app }) => {
      const { database } = app.services
      await createLimits(database, 1).consume('sensitive', [crypto.randomUUID()])
      return { table: 'rate_limits', where: {} }
    },
  ],
  [
    'a challenge that was used',
    7,
    async ({ app }) => {
      const expiresAt = new Date(Date.now() + 7 * DAY_MS)
      await UsedChallengeRow.take(app.services.database, crypto.randomUUID(), expiresAt)
      return { table: 'used_challenges', where: {} }
    },
  ],
  [
    'what an administrator did 7 years ago',
    0,
    async ({ app }) => {
      const at = new Date(Date.now() - KEPT_DAYS.audit * DAY_MS)
      const entry = { action: 'head', by: SYSTEM, at } as const
      return { table: 'audit_entries', where: { id: await record(app, entry) } }
    },
  ],
  [
    'why an administrator did it',
    KEPT_DAYS.auditDetails,
    async ({ app }) => {
      const details = { reason: 'Wrong expiry date.' }
      const entry = { action: 'head', by: SYSTEM, at: new Date(), details } as const
      return { table: 'audit_details', where: { entryId: await record(app, entry) } }
    },
  ],
  [
    'a log-in of this month',
    daysToEndOfMonth() + KEPT_DAYS.securityEvent,
    async ({ app }) => {
      const user = await app.buildUser()
      await app.signIn(user)
      await app.services.security.flush()
      return { table: 'security_events', where: { userId: user.id } }
    },
  ],
  [
    'a report of the payment provider',
    KEPT_DAYS.payment,
    async ({ app }) => ({
      table: 'payment_events',
      where: { purchaseId: (await buyAndLeave(app)).id },
    }),
  ],
  [
    'the purchase of somebody who left',
    KEPT_DAYS.payment,
    async ({ app }) => ({ table: 'purchases', where: { id: (await buyAndLeave(app)).id } }),
  ],
  [
    'a receipt',
    KEPT_DAYS.payment,
    async ({ app }) => ({ table: 'receipts', where: { purchaseId: (await buyAndLeave(app)).id } }),
  ],
  [
    'a payment that fitted no order',
    KEPT_DAYS.payment,
    async ({ app }) => {
      const { id: orderId } = await buyAndLeave(app)
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
    async ({ app }) => ({
      table: 'sandbox_payments',
      where: { id: (await buyAndLeave(app)).stripePaymentIntentId },
    }),
  ],
  [
    'a guest who ordered nothing',
    30,
    async ({ app }) => {
      const { body } = await app.visit().post('/api/create-guest-user', { email: newAddress() })
      return { table: 'users', where: { id: (body as { userId: string }).userId } }
    },
  ],
]

async function uploadOne(scene: Scene): Promise<string> {
  const line = buildLine(scene.holderRow.email, `case-${crypto.randomUUID()}`)
  return (await upload(scene.admin, [line])).importId
}

function daysToEndOfMonth(): number {
  const now = new Date()
  return (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / DAY_MS
}

function record(app: TestApp, event: AuditEvent): Promise<string> {
  return app.services.database.transaction((trx) => recordAudit(trx, event))
}

async function register(app: TestApp): Promise<string> {
  const username = `new-${crypto.randomUUID().slice(0, 8)}`
  const person = { username, email: `${username}@example.com`, password: PASSWORD }
  const { body } = await app.visit().post('/api/register', person)
  await app.services.mailer.deliver()
  return (body as { id: string }).id
}

/** Buys the guide with a new account, and deletes the account. Returns the purchase. */
async function buyAndLeave(app: TestApp) {
  const { user, browser } = await app.join()
  await buy(browser, user.email)
  await browser.delete('/api/user', { currentPassword: PASSWORD })
  return (await app.services.database('purchases').where({ userId: user.id }).first()) as {
    id: string
    stripePaymentIntentId: string
  }
}
