import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { toAccountKey } from './account-key.ts'
import { EmailChangeRow } from './email-change-row.ts'
import { UserRow } from './user-row.ts'

interface Names {
  username: string
  email: string
}

/**
 * Refuses a name or address that another account has, on the field at fault. An address that was left
 * lately counts as had.
 */
export async function refuseTaken(
  trx: Knex,
  { username, email }: Names,
  { ownId, now }: { ownId?: string; now: Date },
): Promise<void> {
  const [usernameKey, emailKey] = [toAccountKey(username), toAccountKey(email)]
  const others = await UserRow.havingKeys(trx, { usernameKey, emailKey })
  const taken = others.filter(({ id }) => id !== ownId)
  if (taken.some((user) => user.usernameKey === usernameKey)) refuse('USERNAME_TAKEN', 'username')
  const isHad = taken.some((user) => user.emailKey === emailKey)
  if (isHad || (await EmailChangeRow.isReserved(trx, { emailKey, otherThan: ownId, now }))) {
    refuse('EMAIL_TAKEN', 'email')
  }
}

const LOOKS_ALIKE = 'The name of an administrator looks like this one. Choose another.'

/** Of two who act in the console nobody takes one for the other. */
export async function refuseAlike(
  trx: Knex,
  { username, ownId }: { username: string; ownId?: string },
): Promise<void> {
  const admin = await UserRow.adminAlike(trx, username)
  if (!admin || admin.id === ownId) return
  const fields = { username: LOOKS_ALIKE }
  throw new ApiError('USERNAME_TAKEN', { message: LOOKS_ALIKE, fields })
}

function refuse(code: 'USERNAME_TAKEN' | 'EMAIL_TAKEN', field: string): never {
  const { message } = new ApiError(code)
  throw new ApiError(code, { fields: { [field]: message } })
}
