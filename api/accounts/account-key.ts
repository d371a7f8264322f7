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

/** A guest holds no address, so no two of them are one, and none is in the way of its owner. */
export function toGuestKey(email: string): string {
  return `${toAccountKey(email)} guest-${randomUUID()}`
}
