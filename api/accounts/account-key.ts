import { randomUUID } from 'node:crypto'
import { readMailAddress } from '#contracts/text/mail-address.ts'
import { toSkeleton } from '#contracts/text/skeleton.ts'

/** Names and addresses that look alike to a reader are one account: NFKC, lower case. */
export function toAccountKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim()
}

/** Of an address in whatever spelling somebody looks for it; what is none, or a part of one, as a name. */
export function toEmailKey(typed: string): string {
  return toAccountKey(readMailAddress(typed) ?? typed)
}

export function keysOf(username: string) {
  return { usernameKey: toAccountKey(username), usernameSkeleton: toSkeleton(username) }
}

/**
 * Of an address that somebody names and nobody has proven, as accounts and guests do: no two of them are one,
 * and none is in the way of its owner. A mail address has no space.
 */
export function toClaimKey(email: string): string {
  return `${toAccountKey(email)} claim-${randomUUID()}`
}

/** The account that has the address, and all accounts and guests that only name it. */
export const NAMES_ADDRESS = `split_part(users.email_key, ' ', 1) = ?`
