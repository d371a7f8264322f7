import type { NotAuthentic } from '#contracts/verification/authenticate.ts'

/** Returns the result for a response that failed a check. */
export function refuse(
  check: NotAuthentic['check'],
  code: NotAuthentic['code'],
  detail: string,
): NotAuthentic {
  return { isAuthentic: false, check, code, detail }
}
