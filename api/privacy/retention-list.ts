import { SESSION_MAX_MS } from '#api/accounts/session-row.ts'
import { SESSION_IDLE_MS } from '#contracts/accounts/account.ts'
import { GUEST_KEPT_DAYS } from '#contracts/checkout/checkout.ts'
import { EXAM_OPEN_DAYS } from '#contracts/learning/exam.ts'
import { ANSWER_READ_MS, INSTANCE_DAYS } from '#contracts/interop/limits.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { DAY_MS } from '#contracts/time.ts'

/** Rows, or columns of theirs, that the hourly job removes; all in SQL. */
export interface Sweep {
  /** The instant from which the days count. */
  since: string
  days: number
  /** Which of the table's rows; every one where it is absent. */
  where?: string
  /** Columns to empty; the whole row goes where it is absent. */
  blank?: readonly string[]
  /** A table in months, of which each goes as a whole, so long after its start or its end. */
  byMonth?: 'start' | 'end'
}

export interface Retention {
  table: string
  kept: string
  why: string
  /** Absent where nothing goes by age. */
  sweeps?: readonly Sweep[]
}

/** Every column that names a user; the database refuses to remove one that any of them names. */
export const NAMING_USERS = [
  ['purchases', 'user_id'],
  ['sessions', 'user_id'],
  ['account_tokens', 'user_id'],
  ['email_changes', 'user_id'],
  ['audit_entries', 'actor_id'],
  ['audit_entries', 'subject_id'],
  ['visa_credentials', 'user_id'],
  ['visa_credentials', 'issued_by'],
  ['revocation_events', 'revoked_by'],
  ['invitations', 'invited_by'],
  ['invitations', 'claimed_by'],
  ['imports', 'uploaded_by'],
  ['imports', 'started_by'],
  ['devices', 'user_id'],
  ['passkeys', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['login_codes', 'user_id'],
  ['verification_logs', 'verifier_id'],
  ['sync_events', 'user_id'],
  ['exams', 'user_id'],
  ['mail_outbox', 'user_id'],
  ['wallet_offers', 'user_id'],
  ['wallet_requests', 'user_id'],
  ['wallets', 'user_id'],
  ['presentation_requests', 'user_id'],
] as const

/**
 * A guest who left before the payment form and learned nothing here. One with an order stays,
 * whatever became of it: the provider may still report a payment.
 */
const LEFT_NOTHING = [
  'is_guest and not premium_granted',
  ...NAMING_USERS.map(
    ([table, column]) => `not exists (select from ${table} where ${table}.${column} = users.id)`,
  ),
].join(' and ')

/** Access that was paid for lasts as long as the account. */
const GIVES_NO_ACCESS = `(status <> 'completed' or exists (
  select from users where users.id = purchases.user_id and users.deleted_at is not null))
  and not exists (select from payment_events where payment_events.purchase_id = purchases.id)
  and not exists (select from unmatched_payments where unmatched_payments.order_id = purchases.id)
  and not exists (select from receipts where receipts.purchase_id = purchases.id)`

/** By the database's own clock: no other one takes an entry away too early. */
const TRIGGER_LETS_GO = `at < now() - interval '${String(KEPT_DAYS.audit)} days'`

const FOR_EVER = 'for ever'
/** By week, not by age of the row: see `pruneTrust`. */
const OF_ITS_WEEK = 'until an hour after its week'
const PROVES = 'proves what was anchored and when; says nothing about a person'

/**
 * How long each table keeps its rows, and why. The job goes through it from the top, so what others
 * point at comes after them.
 */
export const RETENTION: readonly Retention[] = [
  {
    table: 'verification_logs',
    kept: '2 years, a month at a time; network and browser of the verifier 90 days',
    why: 'disputes about who was shown what; the network shows attacks while they last',
    sweeps: [
      {
        since: 'created_at',
        days: KEPT_DAYS.verifier,
        blank: ['verifier_ip', 'verifier_user_agent'],
      },
      { since: 'created_at', days: KEPT_DAYS.verification, byMonth: 'start' },
      // What is in no month.
      { since: 'created_at', days: KEPT_DAYS.verification },
    ],
  },
  {
    table: 'verification_days',
    kept: '2 years',
    why: 'how many verifications a day had; names nobody',
    sweeps: [{ since: `day::timestamp at time zone 'UTC'`, days: KEPT_DAYS.verification }],
  },
  {
    table: 'presentations',
    kept: '7 days after the code has expired',
    why: 'tells of a code that is still good whether it was scanned before',
    sweeps: [{ since: 'expires_at', days: KEPT_DAYS.shownCode }],
  },
  {
    table: 'sessions',
    kept: 'to their end: 14 days after the last use, 90 days at most',
    why: 'nobody can use or end one that has ended',
    sweeps: [
      { since: 'last_seen_at', days: SESSION_IDLE_MS / DAY_MS },
      { since: 'created_at', days: SESSION_MAX_MS / DAY_MS },
    ],
  },
  {
    table: 'account_tokens',
    kept: '30 days after the link was used or has expired',
    why: 'its page mails a fresh one in place of an expired one',
    sweeps: [{ since: 'least(used_at, expires_at)', days: KEPT_DAYS.link }],
  },
  {
    table: 'email_changes',
    kept: 'as long as its link',
    why: 'a former address may have to go back to its owner',
  },
  {
    table: 'login_codes',
    kept: '7 days after the code has expired',
    why: 'answers whether one was used; hashes alone',
    sweeps: [{ since: 'expires_at', days: KEPT_DAYS.loginCode }],
  },
  {
    table: 'mail_outbox',
    kept: '90 days; address and text until the mail is sent',
    why: 'answers whether a mail was sent',
    sweeps: [{ since: 'created_at', days: KEPT_DAYS.mail }],
  },
  {
    table: 'rate_limits',
    kept: 'to the end of the window',
    why: 'counts tries, by hashes of addresses and accounts',
    sweeps: [{ since: 'to_timestamp(expire / 1000.0)', days: 0 }],
  },
  {
    table: 'used_challenges',
    kept: 'until they would be over, an hour',
    why: 'what a passkey or the key of another wallet has signed counts once',
    sweeps: [{ since: 'expires_at', days: 0 }],
  },
  {
    table: 'wallet_offers',
    kept: 'ten minutes',
    why: 'a credential on its way to another wallet',
    sweeps: [{ since: 'expires_at', days: 0 }],
  },
  {
    table: 'wallet_instances',
    kept: 'to their end, 30 days at most',
    why: 'a place in the list by which others see what was revoked; then it is given away again',
    sweeps: [{ since: 'expires_at', days: 0 }],
  },
  {
    table: 'wallets',
    kept: '30 days after the wallet was ended or its token is over, and as long as it holds anything',
    why: 'the person who added one sees what became of it',
    sweeps: [
      {
        since: 'coalesce(ended_at, refresh_expires_at)',
        days: KEPT_DAYS.link,
        where:
          'not exists (select from wallet_instances where wallet_instances.wallet_id = wallets.id)',
      },
    ],
  },
  {
    table: 'wallet_requests',
    kept: 'a day',
    why: 'a code that is shown twice ends what it gave',
    sweeps: [{ since: 'expires_at', days: 1 }],
  },
  {
    table: 'presentation_requests',
    kept: 'a quarter of an hour, in which the answer can be read',
    why: 'what was asked of a wallet; the verdict stays in the log',
    sweeps: [
      { since: `expires_at + interval '${String(ANSWER_READ_MS / 1000)} seconds'`, days: 0 },
    ],
  },
  { table: 'passkeys', kept: 'with the account', why: 'recognise who signs in' },
  {
    table: 'recovery_codes',
    kept: 'with the account, or until new ones are made',
    why: 'the way back for a person who has lost every passkey',
  },
  {
    table: 'sync_events',
    kept: 'with the account; verifications among them 2 years',
    why: "the person's own progress, results and settings",
    sweeps: [
      {
        since: 'received_at',
        days: KEPT_DAYS.verification,
        where: `kind = 'offline_verification'`,
      },
    ],
  },
  {
    table: 'exams',
    kept: '30 days from its beginning; one that was submitted with the account',
    why: 'the certificate follows from it, and its questions are put off',
    sweeps: [{ since: 'started_at', days: EXAM_OPEN_DAYS, where: 'submitted_at is null' }],
  },
  {
    table: 'audit_details',
    kept: '13 months, or until the account is deleted',
    why: 'why something was done, and from where',
    sweeps: [{ since: 'at', days: KEPT_DAYS.auditDetails }],
  },
  {
    table: 'audit_entries',
    kept: '7 years; the trigger refuses to remove a younger one',
    why: 'who gave and took rights and credentials',
    sweeps: [{ since: 'at', days: KEPT_DAYS.audit, where: TRIGGER_LETS_GO }],
  },
  {
    table: 'invitations',
    kept: '30 days after they ended or expired; what is to be issued until it is',
    why: 'the person who made one sees what became of it',
    sweeps: [
      {
        since: 'coalesce(ended_at, expires_at)',
        days: KEPT_DAYS.link,
        where: 'claimed_by is null or ended_at is not null',
      },
    ],
  },
  {
    table: 'import_lines',
    kept: 'what is to be issued until it is, 30 days at most, or until the account is deleted; which line became what with its import',
    why: 'a paused import goes on, and its errors can be read',
    sweeps: [
      {
        since: '(select uploaded_at from imports where imports.id = import_lines.import_id)',
        days: KEPT_DAYS.importLine,
        blank: ['sealed', 'address_mark'],
      },
    ],
  },
  {
    table: 'imports',
    kept: '7 years, with its lines',
    why: 'who had issued so many at once',
    sweeps: [{ since: 'uploaded_at', days: KEPT_DAYS.audit }],
  },
  {
    table: 'security_events',
    kept: '12 months after the end of their month; whose and from where until the account is deleted',
    why: 'shows who tried what, and when it began',
    sweeps: [{ since: 'at', days: KEPT_DAYS.securityEvent, byMonth: 'end' }],
  },
  { table: 'audit_links', kept: FOR_EVER, why: 'the entries that follow hang on them' },
  { table: 'audit_heads', kept: FOR_EVER, why: 'what is anchored of a day; names nobody' },
  {
    table: 'payment_events',
    kept: '10 years',
    why: 'tax; none may count twice',
    sweeps: [{ since: 'received_at', days: KEPT_DAYS.payment }],
  },
  {
    table: 'receipts',
    kept: '10 years; they name no buyer, and after the deletion of the account nothing leads to one',
    why: 'tax',
    sweeps: [{ since: 'issued_at', days: KEPT_DAYS.payment }],
  },
  { table: 'receipt_series', kept: FOR_EVER, why: 'one row: the last number that was given' },
  {
    table: 'unmatched_payments',
    kept: '10 years; they name nobody',
    why: 'tax; money that fits no order is decided on once',
    sweeps: [{ since: 'found_at', days: KEPT_DAYS.payment }],
  },
  {
    table: 'purchases',
    kept: '10 years, those that give access with the account; nameless after its deletion',
    why: 'tax, and the access that was paid for',
    sweeps: [{ since: 'created_at', days: KEPT_DAYS.payment, where: GIVES_NO_ACCESS }],
  },
  { table: 'refunds', kept: 'with its payment', why: 'none may be made twice' },
  {
    table: 'sandbox_payments',
    kept: '10 years, as the provider keeps the payments that these stand in for',
    why: 'the order of a test payment asks for it again',
    sweeps: [{ since: 'created_at', days: KEPT_DAYS.payment }],
  },
  {
    table: 'users',
    kept: 'until deletion, then nameless; a guest without an order 30 days',
    why: 'the account; money and the audit still name the row',
    sweeps: [{ since: 'created_at', days: GUEST_KEPT_DAYS, where: LEFT_NOTHING }],
  },
  {
    table: 'devices',
    kept: 'with the account, then nameless',
    why: 'the passes of an ended device stay revoked',
  },
  {
    table: 'visa_credentials',
    kept: 'with the account, then tied to nobody',
    why: 'a credential of a deleted account verifies as revoked',
  },
  {
    table: 'revocation_events',
    kept: 'with the credential; the reason goes with the account',
    why: 'every revocation names its moment and its code',
  },
  { table: 'passes', kept: OF_ITS_WEEK, why: 'a place in the list of the week in which it ends' },
  { table: 'pass_weeks', kept: OF_ITS_WEEK, why: 'how many places are given away' },
  { table: 'status_shards', kept: OF_ITS_WEEK, why: 'the lists that verifiers hold' },
  { table: 'manifests', kept: '24 hours; the last one stays', why: 'what verifiers were told' },
  {
    table: 'wallet_lists',
    kept: 'for ever, each signed again every 15 minutes; 31 days after a restore has closed it',
    why: 'what others check our credentials by; names nobody',
    sweeps: [
      {
        since: 'closed_at',
        days: INSTANCE_DAYS + 1,
        where:
          'not exists (select from wallet_instances where wallet_instances.list = wallet_lists.list)',
      },
    ],
  },
  { table: 'interop_keys', kept: FOR_EVER, why: 'the private halves of what is certified' },
  {
    table: 'interop_certificates',
    kept: FOR_EVER,
    why: 'verify what wallets of others bring back',
  },
  {
    table: 'interop_revocation_lists',
    kept: 'until the next one',
    why: 'which certificates count no more',
  },
  { table: 'key_sets', kept: FOR_EVER, why: 'how verifiers got from root to root' },
  { table: 'issuer_keys', kept: FOR_EVER, why: 'verify what they have signed' },
  { table: 'sync_log', kept: FOR_EVER, why: 'one row: which log this is, and since which restore' },
  { table: 'restore_signs', kept: 'until `after-restore` is run', why: 'where rows were missed' },
  { table: 'content_packs', kept: FOR_EVER, why: 'what readers were told; the way back to it' },
  { table: 'batch_proofs', kept: 'until somebody wants a newer one', why: PROVES },
  { table: 'anchor_leaves', kept: FOR_EVER, why: PROVES },
  { table: 'anchor_batches', kept: FOR_EVER, why: PROVES },
  { table: 'leaf_revocations', kept: FOR_EVER, why: PROVES },
  { table: 'chain_epochs', kept: FOR_EVER, why: PROVES },
  { table: 'chain_events', kept: FOR_EVER, why: PROVES },
  { table: 'chain_calls', kept: FOR_EVER, why: PROVES },
  { table: 'chain_senders', kept: FOR_EVER, why: 'what an account had sent before it was ours' },
  { table: 'chain_transactions', kept: FOR_EVER, why: PROVES },
  {
    table: 'settings',
    kept: FOR_EVER,
    why: 'a row each: which host the passkeys belong to, when a backup was made and when one was tried',
  },
  { table: 'knex_migrations', kept: FOR_EVER, why: 'which migrations have run' },
  { table: 'knex_migrations_lock', kept: FOR_EVER, why: 'one row: whether one is running' },
]
