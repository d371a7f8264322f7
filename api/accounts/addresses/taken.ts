import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { toAccountKey } from './account-key.ts'
import { EmailChangeRow } from './email-change-row.ts'
import { adminAlike } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/** Throws `USERNAME_TAKEN` when another account has this name. */
export async function refuseTakenName(
  trx: Knex,
  { username, ownId }: { username: string; ownId?: string },
): Promise<void> {
  const other = await UserRow.withName(trx, username)
  if (other && other.id !== ownId) refuse('USERNAME_TAKEN', 'username')
}

/**
 * Throws when another account has the address, or recently moved away from the address. The caller must know
 * that the person has proven the mailbox. The operator at the server needs no proof.
 */
export async function refuseTakenAddress(
  trx: Knex,
  { email, ownId, now }: { email: string; ownId?: string; now: Date },
): Promise<void> {
  const other = await UserRow.withEmail(trx, email)
  const isHad = other !== undefined && other.id !== ownId
  const left = { emailKey: toAccountKey(email), otherThan: ownId, now }
  if (isHad || (await EmailChangeRow.isReserved(trx, left))) refuse('EMAIL_TAKEN', 'email')
}

/**
 * Throws when the name looks like the name of an administrator. People in the console could otherwise confuse
 * the two users.
 */
export async function refuseAlike(
  trx: Knex,
  { username, ownId }: { username: string; ownId?: string },
): Promise<void> {
  const admin = await adminAlike(trx, username)
  if (!admin || admin.id === ownId) return
  const reason = because('NAME_LIKE_ADMINISTRATOR')
  throw new ApiError('USERNAME_TAKEN', { reason, input: 'username' })
}

function refuse(code: 'USERNAME_TAKEN' | 'EMAIL_TAKEN', field: string): never {
  throw new ApiError(code, { fields: { [field]: { code } } })
}
