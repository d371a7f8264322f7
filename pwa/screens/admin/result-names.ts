import type { LoggedResult } from '#contracts/analytics.ts'

export const RESULT_NAMES: Record<LoggedResult, string> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  invalid: 'Invalid',
  sample: 'Sample',
}
