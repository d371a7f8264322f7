import type { NotAuthentic } from '#contracts/verification/authenticate.ts'

/** Returns the result of the first check that failed. */
export function refuse(
  check: NotAuthentic['check'],
  code: NotAuthentic['code'],
  detail: string,
): NotAuthentic {
  return { isAuthentic: false, check, code, detail }
}
