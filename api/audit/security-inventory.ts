import type { ProblemCode } from '#contracts/problem.ts'
import type { SecurityKind } from '#contracts/audit/security.ts'

/** The refusals that are recorded as security events. */
export const REFUSAL_EVENTS: Partial<Record<ProblemCode, SecurityKind>> = {
  LOGIN_FAILED: 'log_in_failed',
  LOGIN_CODE_REQUIRED: 'login_code_asked',
  LOGIN_CODE_WRONG: 'login_code_refused',
  LOGIN_CODE_OVER: 'login_code_refused',
  SECOND_FACTOR_REQUIRED: 'second_factor_asked',
  WRONG_PASSWORD: 'proof_failed',
  PASSKEY_REFUSED: 'passkey_refused',
  PASSKEY_COPIED: 'passkey_copied',
  RECOVERY_REFUSED: 'recovery_failed',
  TOO_MANY_REQUESTS: 'limit_hit',
  LOGIN_LOCKED: 'limit_hit',
  LINK_EXPIRED: 'link_refused',
  DEVICE_PROOF_INVALID: 'device_refused',
  WEBHOOK_INVALID: 'forged_report',
  ACCESS_DENIED: 'denied',
  CREDENTIAL_NOT_FOUND: 'not_found',
  DEVICE_NOT_FOUND: 'not_found',
  IMPORT_NOT_FOUND: 'not_found',
  INVITATION_NOT_FOUND: 'not_found',
  PASSKEY_NOT_FOUND: 'not_found',
  PURCHASE_NOT_FOUND: 'not_found',
  RECEIPT_NOT_FOUND: 'not_found',
  SESSION_NOT_FOUND: 'not_found',
  USER_NOT_FOUND: 'not_found',
  CROSS_ORIGIN: 'cross_origin',
  BAD_ADDRESS: 'malformed_input',
  BODY_TOO_LARGE: 'malformed_input',
  INVALID_INPUT: 'malformed_input',
  MALFORMED_JSON: 'malformed_input',
  NOT_JSON: 'malformed_input',
  INTERNAL_ERROR: 'server_error',
}

/** The calls that are recorded as security events when they succeed. */
export const CALL_EVENTS: Readonly<Record<string, SecurityKind>> = {
  'POST /api/login': 'log_in',
  'POST /api/login/code': 'log_in',
  'POST /api/passkeys/sign-in': 'log_in',
  'POST /api/logout': 'log_out',
  'POST /api/register': 'registered',
  'POST /api/account/claim': 'taken_over',
  'POST /api/account/request-reset': 'reset_asked',
  'POST /api/account/confirm': 'address_confirmed',
  'POST /api/account/undo': 'change_undone',
  'POST /api/account/unlock': 'browser_unlocked',
  'POST /api/user/password': 'password_changed',
  'POST /api/proof': 'proved',
  'POST /api/passkeys': 'passkey_added',
  'POST /api/passkeys/enrol-by-link': 'passkey_added',
  'POST /api/passkeys/recovery-codes': 'recovery_codes_made',
  'POST /api/passkeys/recover': 'recovery_used',
  'DELETE /api/passkeys/:passkeyId': 'passkey_removed',
  'DELETE /api/visa/devices/:deviceId': 'device_ended',
  'POST /api/visa/credentials/:credentialId/offers': 'wallet_offered',
  'POST /api/visa/wallet-requests/consent': 'wallet_offered',
  'DELETE /api/visa/wallets/:walletId': 'wallet_ended',
  'DELETE /api/user/sessions': 'session_ended',
  'POST /api/user/end-sessions': 'session_ended',
  'DELETE /api/user/sessions/:sessionId': 'session_ended',
}

/**
 * The number of times that an event of this kind must happen before it is recorded. The count is per account,
 * network and route, and starts again at each flush. A smaller number is no sign of an attack, because people
 * mistype and follow old links.
 */
export const BURSTS: Partial<Record<SecurityKind, number>> = { malformed_input: 20, not_found: 20 }
