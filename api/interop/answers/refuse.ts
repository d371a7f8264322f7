import type { NotAuthentic } from '#contracts/verification/authenticate.ts'

/** At the first check that fails. */
export function refuse(
  check: NotAuthentic['check'],
  code: NotAuthentic['code'],
  detail: string,
): NotAuthentic {
  return { isAuthentic: false, check, code, detail }
}
