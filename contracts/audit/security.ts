import * as z from 'zod/mini'
import { endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'

export const SECURITY_KINDS = [
  'log_in',
  'log_in_failed',
  'log_out',
  'registered',
  'taken_over',
  'reset_asked',
  'login_code_asked',
  'login_code_refused',
  'second_factor_asked',
  'proved',
  'proof_failed',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'passkey_copied',
  'recovery_codes_made',
  'recovery_used',
  'recovery_failed',
  'password_changed',
  'address_confirmed',
  'change_undone',
  'browser_unlocked',
  'link_refused',
  'device_ended',
  'device_refused',
  'wallet_offered',
  'wallet_ended',
  'session_ended',
  'limit_hit',
  'denied',
  'not_found',
  'cross_origin',
  'malformed_input',
  'forged_report',
  'server_error',
] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]

/**
 * An event that matters for security. The server stores only fixed words about the event, and no
 * text from the request.
 */
export const SecurityEvent = z.object({
  id: z.uuid(),
  at: Instant,
  kind: z.enum(SECURITY_KINDS),
  /**
   * The present name of the account. Null for a guest, a person without an account, or a deleted
   * account.
   */
  username: z.nullable(z.string()),
  /** A network: /24 for IPv4, /48 for IPv6. Null after the account was deleted. */
  network: z.nullable(z.string()),
  /** The method and the path pattern of the call, for example `POST /api/login`. */
  route: z.string(),
  requestId: z.string(),
  /** The number of times that the same event happened within five seconds. */
  count: z.int(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const SecurityQuery = z.extend(Page, {
  kind: z.optional(z.enum(SECURITY_KINDS)),
  /** Returns only the entries of this many past days. */
  days: z.optional(
    z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(KEPT_DAYS.securityEvent))),
  ),
})
export type SecurityQuery = z.infer<typeof SecurityQuery>

/** Only for owners. Returns the newest event first. */
export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events',
  query: SecurityQuery,
  answer: z.array(SecurityEvent),
})
