import type { NotAuthentic } from '#contracts/verification/authenticate.ts'

export function refuse(
  check: NotAuthentic['check'],
  code: NotAuthentic['code'],
  detail: string,
): NotAuthentic {
  return { isAuthentic: false, check, code, detail }
}
