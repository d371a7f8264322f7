import type { Knex } from 'knex'
import { retryLost } from '#api/database/faults.ts'
import { timeOrderedId } from '#api/database/time-ordered-id.ts'
import { LOGGED_RESULTS, type LoggedResult } from '#contracts/verification/analytics.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { VerificationType, VerificationStatus } from '#contracts/verification/log-entry.ts'
import { DAY_MS } from '#contracts/time.ts'

export interface ShownCode {
  identity: Buffer
  expiresAt: Date
  /** The time of the first verification of the code. If it is set, the code is not stored again. */
  firstVerifiedAt: Date | null
  /** The attempt that first verified the code. */
  firstAttempt: string | null
}

/**
 * The time within which a repeated attempt counts as the same scan. After this time, it counts as another
 * scan.
 */
const REPEATED_WITHIN_MS = 2 * 60_000

export interface VerificationRecord {
  /** The id of the verified credential. Null if no credential of ours was recognised. */
  credentialId: string | null
  status: VerificationStatus
  verificationType: VerificationType
  verifiedAt: Date
  verifierId: string | null
  verifierAddress: string
  verifierUserAgent: string | null
  verifierContext: string | null
  organization: string | null
  verifiedOfflineAt: Date | null
  /** The shown code. Null when there is no code, and for a code without our signature. */
  code: ShownCode | null
  /** The id of the attempt, chosen by the verifier. Null if the verifier sent none. */
  attemptId: string | null
}

/** Removes the addresses and user agents of verifiers with a deleted account. The log entries stay. */
export async function forgetVerifiers(database: Knex, verifierIds: string[]): Promise<void> {
  await database('verification_logs')
    .update({ verifierIp: null, verifierUserAgent: null })
    .whereIn('verifierId', verifierIds)
}

/**
 * Writes all rows of a group in one statement and one commit: the log entries, and the first verification of
 * each code. Returns the time of the code's first verification for each record. The time is null for a first
 * scan, for an input without a code, and for a code whose earlier scans are deleted. Of simultaneous scans,
 * exactly one is the first.
 *
 * A verifier can repeat an attempt when our response is lost. The repetition counts as the same scan, and
 * adds no entry.
 */
export async function recordAll(
  database: Knex,
  records: VerificationRecord[],
): Promise<(Date | null)[]> {
  // The ids are made before the first write, so that a repeated write cannot store a row twice.
  const named = records.map((record) => {
    const id = timeOrderedId(record.verifiedAt)
    return { record, id, attempt: record.attemptId ?? id }
  })
  return retryLost(
    () => writeAll(database, named, { isAgain: false }),
    () => writeAll(database, named, { isAgain: true }),
  )
}

interface Named {
  record: VerificationRecord
  /** The id of the log entry. */
  id: string
  attempt: string
}

async function writeAll(
  database: Knex,
  named: Named[],
  /** True for a repetition after a lost connection. The rows may then already be stored. */
  { isAgain }: { isAgain: boolean },
) {
  const first = firstOfEach(named)
  // All groups lock the codes in the same order. Otherwise two groups could deadlock.
  const scans = [...first.values()].sort((one, other) =>
    one.code.identity.compare(other.code.identity),
  )
  const logged = named.filter((one) => !isRepeatOf(one, first))
  const query = database.raw<{ rows: Seen[] }>(
    `WITH scanned AS (
       INSERT INTO presentations AS known
              (identity, credential_id, expires_at, first_verified_at, first_verdict, first_attempt)
       SELECT * FROM unnest(?::bytea[], ?::text[], ?::timestamptz[], ?::timestamptz[], ?::text[],
          ?::uuid[])
       ON CONFLICT (identity) DO UPDATE
          SET first_verified_at = coalesce(known.first_verified_at, excluded.first_verified_at),
              first_verdict = coalesce(known.first_verdict, excluded.first_verdict),
              first_attempt = CASE WHEN known.first_verified_at IS NULL
                THEN excluded.first_attempt ELSE known.first_attempt END
       RETURNING identity, first_verified_at, first_attempt
     ), logged AS (
       INSERT INTO verification_logs
         (id, credential_id, verifier_id, verifier_ip, verifier_user_agent, verifier_context,
          organization, verification_type, verification_result, token_hash, token_expires_at,
          token_used_at, verified_offline_at, created_at)
       SELECT entry.id, entry.credential_id, entry.verifier_id, entry.verifier_ip,
          entry.verifier_user_agent, entry.verifier_context, entry.organization,
          entry.verification_type, entry.verification_result, entry.token_hash,
          entry.token_expires_at, entry.token_used_at, entry.verified_offline_at, entry.created_at
         FROM unnest(?::uuid[], ?::text[], ?::uuid[], ?::text[], ?::text[], ?::text[],
          ?::text[], ?::text[], ?::text[], ?::text[], ?::timestamptz[],
          ?::timestamptz[], ?::timestamptz[], ?::timestamptz[], ?::uuid[])
           AS entry (id, credential_id, verifier_id, verifier_ip, verifier_user_agent,
             verifier_context, organization, verification_type, verification_result, token_hash,
             token_expires_at, token_used_at, verified_offline_at, created_at, attempt)
         LEFT JOIN scanned ON encode(scanned.identity, 'hex') = entry.token_hash
          AND scanned.first_attempt = entry.attempt
          AND scanned.first_verified_at < entry.created_at
          AND scanned.first_verified_at >= entry.created_at - ?::interval
        WHERE scanned.identity IS NULL
       ${isAgain ? 'ON CONFLICT DO NOTHING' : ''}
     )
     SELECT identity, first_verified_at AS "firstVerifiedAt", first_attempt AS "firstAttempt"
       FROM scanned`,
    [
      ...scanColumns(scans),
      ...logColumns(logged),
      `${String(REPEATED_WITHIN_MS)} milliseconds`,
    ] as object[] as readonly Knex.RawBinding[],
  )
  const { rows } = await query.options({ name: `record-verifications${isAgain ? '-again' : ''}` })
  const seen = new Map(rows.map((row) => [row.identity.toString('hex'), row]))
  return named.map((one) => {
    const { code } = one.record
    const found = seen.get(keyOf(one)) ?? code
    if (!found?.firstVerifiedAt || isRepeatOf(one, first)) return null
    const isOwn = seen.has(keyOf(one)) && first.get(keyOf(one))?.named === one
    return isOwn && isSameAttempt(one, found) ? null : found.firstVerifiedAt
  })
}

interface Seen extends Pick<ShownCode, 'firstVerifiedAt' | 'firstAttempt'> {
  identity: Buffer
}

function keyOf({ record }: Named): string {
  return record.code?.identity.toString('hex') ?? ''
}

/** Returns whether this attempt repeats an earlier scan, or another scan in this group. */
function isRepeatOf(one: Named, first: Map<string, Scan>): boolean {
  const { code, verifiedOfflineAt } = one.record
  if (!code || verifiedOfflineAt) return false
  if (code.firstVerifiedAt) return isSameAttempt(one, code)
  const beside = first.get(keyOf(one))?.named
  return beside !== undefined && beside !== one && beside.attempt === one.attempt
}

function isSameAttempt(
  { attempt, record }: Named,
  { firstAttempt, firstVerifiedAt }: Pick<ShownCode, 'firstVerifiedAt' | 'firstAttempt'>,
): boolean {
  if (firstAttempt !== attempt || !firstVerifiedAt) return false
  return record.verifiedAt.getTime() - firstVerifiedAt.getTime() <= REPEATED_WITHIN_MS
}

interface Scan {
  named: Named
  credentialId: string
  code: ShownCode
}

/** Returns the first scan of each code in this group. An offline verdict does not count as a scan. */
function firstOfEach(all: Named[]): Map<string, Scan> {
  const scans = new Map<string, Scan>()
  for (const named of all) {
    const { code, credentialId, verifiedOfflineAt, verifiedAt } = named.record
    if (!code || code.firstVerifiedAt || credentialId === null || verifiedOfflineAt) continue
    if (isForgotten(code, verifiedAt)) continue
    const identity = code.identity.toString('hex')
    if (!scans.has(identity)) scans.set(identity, { named, code, credentialId })
  }
  return scans
}

/** Returns whether the server has already deleted the record of the code's earlier scans. */
function isForgotten({ expiresAt }: ShownCode, now: Date): boolean {
  return now.getTime() - expiresAt.getTime() > KEPT_DAYS.shownCode * DAY_MS
}

function logColumns(logged: Named[]): object[] {
  const records = logged.map(({ record }) => record)
  return [
    logged.map(({ id }) => id),
    records.map(({ credentialId }) => credentialId),
    records.map(({ verifierId }) => verifierId),
    records.map(({ verifierAddress }) => verifierAddress),
    records.map(({ verifierUserAgent }) => verifierUserAgent),
    records.map(({ verifierContext }) => verifierContext),
    records.map(({ organization }) => organization),
    records.map(({ verificationType }) => verificationType),
    records.map(({ status }) => resultOf(status)),
    records.map(({ code }) => code?.identity.toString('hex') ?? null),
    records.map(({ code }) => code?.expiresAt ?? null),
    records.map(({ code, verifiedAt }) => (code ? verifiedAt : null)),
    records.map(({ verifiedOfflineAt }) => verifiedOfflineAt),
    records.map(({ verifiedAt }) => verifiedAt),
    logged.map(({ attempt }) => attempt),
  ]
}

function scanColumns(scans: Scan[]): object[] {
  return [
    scans.map(({ code }) => code.identity),
    scans.map(({ credentialId }) => credentialId),
    scans.map(({ code }) => code.expiresAt),
    scans.map(({ named }) => named.record.verifiedAt),
    scans.map(({ named }) => named.record.status),
    scans.map(({ named }) => named.attempt),
  ]
}

/** Returns the result for the log. The log has fewer results: `not_found` and errors become `invalid`. */
function resultOf(status: VerificationStatus): LoggedResult {
  return LOGGED_RESULTS.find((result) => result === status) ?? 'invalid'
}
