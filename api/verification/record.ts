import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { retryLost } from '#api/database/faults.ts'
import { LOGGED_RESULTS, type LoggedResult } from '#contracts/verification/analytics.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { VerificationType } from '#contracts/verification/calls.ts'
import type { VerificationStatus } from '#contracts/verification/verdict.ts'
import { DAY_MS } from '#contracts/time.ts'

export interface ShownCode {
  identity: Buffer
  expiresAt: Date
  /** When it was first verified, as far as that was read already: then nothing is written for it. */
  firstVerifiedAt: Date | null
}

/** A verification as the log keeps it. */
export interface VerificationRecord {
  /** Absent when no credential of ours was recognised. */
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
  /** Absent when no code was shown, or none that we signed. */
  code: ShownCode | null
}

/** Of a verifier whose account ends: what stays says no more from where it was asked. */
export async function forgetVerifiers(database: Knex, verifierIds: string[]): Promise<void> {
  await database('verification_logs')
    .update({ verifierIp: null, verifierUserAgent: null })
    .whereIn('verifierId', verifierIds)
}

/**
 * All rows of a group in one statement and one commit: the log entries, and for each code the first
 * time that it was verified. Answers per record when its code was verified before; null for the first
 * scan, which of simultaneous ones is exactly one, and for what was no code or is not remembered.
 */
export async function recordAll(
  database: Knex,
  records: VerificationRecord[],
): Promise<(Date | null)[]> {
  const ids = records.map(() => randomUUID())
  return retryLost(
    () => writeAll(database, { ids, records, isAgain: false }),
    () => writeAll(database, { ids, records, isAgain: true }),
  )
}

interface Group {
  ids: string[]
  records: VerificationRecord[]
  /** The connection was lost, and the rows may be there already. */
  isAgain: boolean
}

async function writeAll(database: Knex, { ids, records, isAgain }: Group) {
  const first = firstOfEach(records)
  // In one order everywhere, so that two groups never wait for each other in a circle.
  const scans = [...first.values()].sort((one, other) =>
    one.code.identity.compare(other.code.identity),
  )
  const query = database.raw<{ rows: { identity: Buffer; firstVerifiedAt: Date }[] }>(
    `WITH logged AS (
       INSERT INTO verification_logs
         (id, credential_id, verifier_id, verifier_ip, verifier_user_agent, verifier_context,
          organization, verification_type, verification_result, token_hash, token_expires_at,
          token_used_at, verified_offline_at, created_at)
       SELECT * FROM unnest(?::uuid[], ?::text[], ?::uuid[], ?::text[], ?::text[], ?::text[],
          ?::text[], ?::text[], ?::text[], ?::text[], ?::timestamptz[],
          ?::timestamptz[], ?::timestamptz[], ?::timestamptz[])
       ${isAgain ? 'ON CONFLICT DO NOTHING' : ''}
     )
     INSERT INTO presentations AS known
            (identity, credential_id, expires_at, first_verified_at, first_verdict)
     SELECT * FROM unnest(?::bytea[], ?::text[], ?::timestamptz[], ?::timestamptz[], ?::text[])
     ON CONFLICT (identity) DO UPDATE
        SET first_verified_at = excluded.first_verified_at, first_verdict = excluded.first_verdict
      WHERE known.first_verified_at IS NULL
     RETURNING identity, first_verified_at AS "firstVerifiedAt"`,
    [ids, ...logColumns(records), ...scanColumns(scans)] as object[] as readonly Knex.RawBinding[],
  )
  const { rows } = await query.options({ name: `record-verifications${isAgain ? '-again' : ''}` })
  const begun = new Map(rows.map((row) => [row.identity.toString('hex'), row.firstVerifiedAt]))
  const repeated = scans.filter(({ code }) => !begun.has(code.identity.toString('hex')))
  const earlier = await readEarlier(database, repeated)
  return records.map((record) => {
    const identity = record.code?.identity.toString('hex') ?? ''
    const isOurs =
      begun.has(identity) ||
      (isAgain && earlier.get(identity)?.getTime() === record.verifiedAt.getTime())
    if (isOurs && first.get(identity)?.record === record) return null
    return record.code?.firstVerifiedAt ?? begun.get(identity) ?? earlier.get(identity) ?? null
  })
}

interface Scan {
  record: VerificationRecord
  credentialId: string
  code: ShownCode
}

/** One per identity, the earliest; a verdict made offline is never a first scan. */
function firstOfEach(records: VerificationRecord[]): Map<string, Scan> {
  const scans = new Map<string, Scan>()
  for (const record of records) {
    const { code, credentialId, verifiedOfflineAt } = record
    if (!code || code.firstVerifiedAt || credentialId === null || verifiedOfflineAt) continue
    if (isForgotten(code, record.verifiedAt)) continue
    const identity = code.identity.toString('hex')
    if (!scans.has(identity)) scans.set(identity, { record, code, credentialId })
  }
  return scans
}

/** Whether the code was scanned before is no longer known. */
function isForgotten({ expiresAt }: ShownCode, now: Date): boolean {
  return now.getTime() - expiresAt.getTime() > KEPT_DAYS.shownCode * DAY_MS
}

function logColumns(records: VerificationRecord[]): object[] {
  return [
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
  ]
}

function scanColumns(scans: Scan[]): object[] {
  return [
    scans.map(({ code }) => code.identity),
    scans.map(({ credentialId }) => credentialId),
    scans.map(({ code }) => code.expiresAt),
    scans.map(({ record }) => record.verifiedAt),
    scans.map(({ record }) => record.status),
  ]
}

/** The log knows fewer results: what was not found, or failed, counts as invalid. */
function resultOf(status: VerificationStatus): LoggedResult {
  return LOGGED_RESULTS.find((result) => result === status) ?? 'invalid'
}

async function readEarlier(database: Knex, repeated: Scan[]): Promise<Map<string, Date>> {
  if (repeated.length === 0) return new Map()
  const { rows } = await database.raw<{ rows: { identity: Buffer; firstVerifiedAt: Date }[] }>(
    `SELECT identity, first_verified_at AS "firstVerifiedAt"
       FROM presentations WHERE identity = ANY(?::bytea[])`,
    [repeated.map(({ code }) => code.identity)],
  )
  return new Map(rows.map((row) => [row.identity.toString('hex'), row.firstVerifiedAt]))
}
