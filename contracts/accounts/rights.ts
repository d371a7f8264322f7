/** The rights of administrators: see all, issue, revoke. An owner has all rights and changes accounts. */
export const RIGHTS = ['audit', 'issue', 'revoke', 'own'] as const
export type Right = (typeof RIGHTS)[number]

/**
 * An administrator may not issue to their own account if another account has had the right to issue
 * in this number of past days.
 */
export const FOUR_EYES_DAYS = 30

/** Owners have every right. A user with any right may see everything in the console. */
export function hasRight({ rights }: { rights: readonly Right[] }, right: Right): boolean {
  if (right === 'audit') return rights.length > 0
  return rights.includes('own') || rights.includes(right)
}
