import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'

/** Returns the username with the email address, because two accounts may have similar usernames. */
export function nameAccount({ username, email }: { username: string; email: string }): string {
  return username === email
    ? isolateAddress(email)
    : `${isolate(username)} (${isolateAddress(email)})`
}
