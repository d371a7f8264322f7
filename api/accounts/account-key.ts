import { randomUUID } from 'node:crypto'
import { readMailAddress } from '#contracts/text/mail-address.ts'
import { toSkeleton } from '#contracts/text/skeleton.ts'

/** Names and addresses that look the same to a reader belong to one account: NFKC, lower case. */
export function toAccountKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim()
}

/** The key of an address in any spelling; other texts, such as part of an address, become a name's key. */
export function toEmailKey(typed: string): string {
  return toAccountKey(readMailAddress(typed) ?? typed)
}

export function keysOf(username: string) {
  return { usernameKey: toAccountKey(username), usernameSkeleton: toSkeleton(username) }
}

/**
 * The key of an address that an account or a guest names without proof. Every such key is unique, so
 * unproven addresses do not collide, and none blocks the owner's. A mail address has no space.
 */
export function toClaimKey(email: string): string {
  return `${toAccountKey(email)} claim-${randomUUID()}`
}

/** Matches the account that has proven the address, and all accounts and guests that only name it. */
export const NAMES_ADDRESS = `split_part(users.email_key, ' ', 1) = ?`
