/** The rights of administrators: see everything, issue, revoke. An owner has all, and changes accounts. */
export const RIGHTS = ['audit', 'issue', 'revoke', 'own'] as const
export type Right = (typeof RIGHTS)[number]

/** Nobody issues to their own account if another account had the right to issue within so many days. */
export const FOUR_EYES_DAYS = 30

/** Owners have every right. A user with any right may see all that the console shows. */
export function hasRight({ rights }: { rights: readonly Right[] }, right: Right): boolean {
  if (right === 'audit') return rights.length > 0
  return rights.includes('own') || rights.includes(right)
}
