/** What an administrator may do: see everything, issue, revoke; an owner all of it, and change accounts. */
export const RIGHTS = ['audit', 'issue', 'revoke', 'own'] as const
export type Right = (typeof RIGHTS)[number]

/** Nobody issues for the own account where another account had the right to issue within so many days. */
export const FOUR_EYES_DAYS = 30

/** Owners have every right, and every user with a right may see what the console shows. */
export function hasRight({ rights }: { rights: readonly Right[] }, right: Right): boolean {
  if (right === 'audit') return rights.length > 0
  return rights.includes('own') || rights.includes(right)
}
