/**
 * The rights of administrators. `audit`: read the console. `issue` and `revoke`: issue and revoke
 * credentials. `own`: all rights, and the right to change accounts.
 */
export const RIGHTS = ['audit', 'issue', 'revoke', 'own'] as const
export type Right = (typeof RIGHTS)[number]

/**
 * The number of past days for the rule of two people. If another account had the right to issue
 * within these days, an administrator must not issue to their own account.
 */
export const FOUR_EYES_DAYS = 30

/** Owners have every right. A user with any right may see everything in the console. */
export function hasRight({ rights }: { rights: readonly Right[] }, right: Right): boolean {
  if (right === 'audit') return rights.length > 0
  return rights.includes('own') || rights.includes(right)
}
