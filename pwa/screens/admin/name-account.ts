import { isolate, isolateAddress } from '#contracts/text/isolate.ts'

/** The username with the email address, because only the address tells two similar names apart. */
export function nameAccount({ username, email }: { username: string; email: string }): string {
  return username === email
    ? isolateAddress(email)
    : `${isolate(username)} (${isolateAddress(email)})`
}
