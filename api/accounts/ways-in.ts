import type { Env } from '#api/settings/env.ts'
import type { SignInMethod } from '#contracts/accounts/account.ts'

/** The methods that open a session in production. */
const WAYS_IN: Record<'administrator' | 'holder' | 'guest', readonly SignInMethod[]> = {
  administrator: ['passkey'],
  holder: ['passkey', 'password', 'link'],
  guest: ['checkout'],
}

interface Comer {
  isAdmin: boolean
  isGuest: boolean
}

/** Outside production every method opens a session. */
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
 * A holder's password alone opens a session in a browser that they used before. In another browser they
 * also prove with a mailed code that they read the account's mailbox. Users with rights need a passkey
 * anyway.
 */
export function needsLoginCode(
  { isAdmin }: Pick<Comer, 'isAdmin'>,
  { isKnown, isProduction }: { isKnown: boolean } & Pick<Env, 'isProduction'>,
): boolean {
  return isProduction && !isAdmin && !isKnown
}
