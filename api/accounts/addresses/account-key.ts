import { randomUUID } from 'node:crypto'
import { readMailAddress } from '#contracts/text/mail-address.ts'
import { toSkeleton } from './skeleton.ts'

/**
 * Returns one key for all spellings of a name or an address that differ only in case, in outer spaces or in
 * Unicode form (NFKC).
 */
export function toAccountKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim()
}

/**
 * Returns the key of a mail address, which is equal for all its spellings. A text that is not a mail address
 * gets the key of a name (`toAccountKey`).
 */
export function toEmailKey(typed: string): string {
  return toAccountKey(readMailAddress(typed) ?? typed)
}

export function keysOf(username: string) {
  return { usernameKey: toAccountKey(username), usernameSkeleton: toSkeleton(username) }
}

/**
 * Returns the key of an address that an account or a guest claims without proof. Each key is unique. Two
 * claims of one address therefore do not collide, and no claim blocks the address's owner. No mail address
 * contains a space, so this key never equals the key of a proven address.
 * Decision: `docs/decisions/40-address-is-proven-first.md`.
 */
export function toClaimKey(email: string): string {
  return `${toAccountKey(email)} claim-${randomUUID()}`
}

/**
 * An SQL condition that is true for the account that has proven the address, and for all accounts and
 * guests that claim it.
 */
export const NAMES_ADDRESS = `split_part(users.email_key, ' ', 1) = ?`
