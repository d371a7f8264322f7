import type { Transaction } from 'objection'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { EmailChangeRow } from '#api/accounts/addresses/email-change-row.ts'
import { issuersBeside } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { FOUR_EYES_DAYS } from '#contracts/accounts/rights.ts'
import { DAY_MS } from '#contracts/time.ts'

interface Recipient {
  /** Absent when the invited address has no account. */
  id?: string
  email: string
}

interface Action {
  by: Doer
  to: Recipient
  credentialId?: string
}

/**
 * Throws when an issuer issues to their own account although another issuer exists. If there is no other
 * issuer, adds an audit entry, which raises an alarm (`audit/watch-audit.ts`). Runs in the transaction of the
 * action.
 * Decision: `docs/decisions/38-four-eyes.md`.
 */
export async function requireFourEyes(
  services: Pick<Services, 'env' | 'clock'>,
  trx: Transaction,
  { by, to, credentialId }: Action,
): Promise<void> {
  const now = services.clock.now()
  const maker = by.id === null ? undefined : await UserRow.withId(trx, by.id)
  if (!maker || !(await isOwn(trx, maker, to, now))) return
  if (await isAnotherThere(services, trx, maker.id)) throw new ApiError('FOUR_EYES')
  await recordAudit(trx, {
    action: 'self_issued',
    by,
    at: now,
    subjectId: maker.id,
    ...(credentialId !== undefined && { credentialId }),
    details: { about: maker.username },
  })
}

/**
 * Returns whether the account is the issuer's own account and another issuer exists. In this case, only the
 * other issuer may issue to the account.
 */
export async function lacksFourEyes(
  services: Pick<Services, 'env' | 'clock'>,
  trx: Transaction,
  { by, userId }: { by: Doer; userId: string },
): Promise<boolean> {
  return by.id === userId && isAnotherThere(services, trx, userId)
}

async function isAnotherThere(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  trx: Transaction,
  id: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - FOUR_EYES_DAYS * DAY_MS)
  const { isProduction } = env
  return (await issuersBeside(trx, id, { since, isProduction }).first()) !== undefined
}

/**
 * Returns whether the recipient is the issuer. Compares the id, the issuer's address, and the new address
 * that the issuer has requested.
 */
async function isOwn(
  trx: Transaction,
  maker: UserRow,
  { id, email }: Recipient,
  now: Date,
): Promise<boolean> {
  const emailKey = toAccountKey(email)
  if (id === maker.id || emailKey === toAccountKey(maker.email)) return true
  return (await EmailChangeRow.pendingOf(trx, maker.id, now))?.emailKey === emailKey
}
