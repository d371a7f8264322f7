import type { Env } from '#api/settings/env.ts'
import type { SignInMethod } from '#contracts/accounts/account.ts'

/**
 * The sign-in methods of each kind of user in production.
 * Decision: `docs/decisions/23-rights-come-in-by-passkey.md`.
 */
const WAYS_IN: Record<'administrator' | 'holder' | 'guest', readonly SignInMethod[]> = {
  administrator: ['passkey'],
  holder: ['passkey', 'password', 'link'],
  guest: ['checkout'],
}

interface Comer {
  isAdmin: boolean
  isGuest: boolean
}

/** Returns whether this user may sign in with this method. Outside production, every method is allowed. */
export function isWayIn(
  method: SignInMethod,
  { isAdmin, isGuest }: Comer,
  { isProduction }: Pick<Env, 'isProduction'>,
): boolean {
  if (!isProduction) return true
  const ways = isAdmin ? WAYS_IN.administrator : isGuest ? WAYS_IN.guest : WAYS_IN.holder
  return ways.includes(method)
}

/**
 * Returns whether a mailed code is needed after the password. The code proves that the holder reads the
 * account's mailbox. A holder needs no code in a browser where the holder signed in before. A user with
 * rights needs no code, because the user must have a passkey.
 */
export function needsLoginCode(
  { isAdmin }: Pick<Comer, 'isAdmin'>,
  { isKnown, isProduction }: { isKnown: boolean } & Pick<Env, 'isProduction'>,
): boolean {
  return isProduction && !isAdmin && !isKnown
}
