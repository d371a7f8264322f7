import type { LoggedResult } from '#contracts/verification/analytics.ts'

export const RESULT_NAMES: Record<LoggedResult, string> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  invalid: 'Invalid',
  sample: 'Sample',
}
