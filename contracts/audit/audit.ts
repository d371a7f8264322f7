import * as z from 'zod/mini'
import { SEARCH_MAX } from '#contracts/accounts/administration.ts'
import { endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'

export const AUDIT_ACTIONS = [
  'premium_granted',
  'premium_withdrawn',
  'admin_granted',
  'admin_withdrawn',
  'rights_changed',
  'asking_granted',
  'asking_withdrawn',
  'enrolment_link_made',
  'passkey_enrolled',
  'recovery_code_used',
  'user_deleted',
  'sessions_ended',
  'every_session_ended',
  'change_undone',
  'credential_issued',
  'credential_revoked',
  'credential_corrected',
  'credential_renewed',
  'self_issued',
  'invitation_made',
  'invitation_accepted',
  'invitation_locked',
  'invitation_withdrawn',
  'import_started',
  'import_paused',
  'import_cancelled',
  'content_imported',
  'content_activated',
  'keys_requested',
  'keys_imported',
  'key_stopped',
  'key_unstopped',
  'keys_resealed',
  'certificates_requested',
  'certificates_installed',
  'chain_migrated',
  'refund_asked',
  'refund_taken',
  'refund_refused',
  'refund_withdrawn',
  'stray_payment_accepted',
  'stray_payment_dismissed',
  'purchases_exported',
  'audit_exported',
  'head',
  'backed_up',
  'restored',
  'origin_accepted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** `operator` is a person who works on the server itself. `system` is the product. */
const AUDIT_ACTORS = ['admin', 'holder', 'operator', 'system'] as const
export type AuditActorKind = (typeof AUDIT_ACTORS)[number]

/**
 * One action in the audit: the person who acted, the proof of this person's identity, the subject
 * (a person, a credential or a purchase), and the time.
 */
export const AuditEntry = z.object({
  id: z.uuid(),
  /**
   * The number of the entry in the audit's hash chain. This chain is not the blockchain. Null until
   * the server has numbered the entry, some seconds later.
   */
  seq: z.nullable(z.int()),
  at: Instant,
  action: z.enum(AUDIT_ACTIONS),
  actorKind: z.enum(AUDIT_ACTORS),
  /** The name that the account has now. */
  actorName: z.nullable(z.string()),
  proof: z.string(),
  subjectName: z.nullable(z.string()),
  credentialId: z.nullable(z.string()),
  purchaseId: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /**
   * The names at the time of the action, the reason and the network. Null after the server has
   * deleted these details.
   */
  details: z.nullable(z.record(z.string(), z.string())),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const AUDIT_DAYS_MAX = 7 * 366

const Sought = z.string().check(z.trim(), z.maxLength(SEARCH_MAX))

export const AuditQuery = z.extend(Page, {
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  /** The id of an account, or the start or the end of its username or email address. */
  actor: z.optional(Sought),
  subject: z.optional(Sought),
  /** The last characters of a credential id. */
  credential: z.optional(Sought),
  /** Returns only the entries of this many past days. */
  days: z.optional(
    z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(AUDIT_DAYS_MAX))),
  ),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  query: AuditQuery,
  answer: z.array(AuditEntry),
})

/** The call that returns the whole audit as lines of JSON, for an auditor. */
export const AUDIT_NDJSON = { method: 'GET', path: '/api/admin/audit.ndjson' } as const
