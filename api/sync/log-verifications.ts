import type { Transaction } from 'objection'
import type { OfflineVerificationEvent, SyncEvent } from '#contracts/sync.ts'
import { toSpecStatus } from '#contracts/verification/verdict.ts'
import { readFacts } from '#api/verification/read-facts.ts'
import { recordAll, type VerificationRecord } from '#api/verification/record.ts'

/** Who reports what a device did. */
export interface Reporter {
  userId: string
  address: string
  userAgent: string | null
}

type Timed<Event> = Event extends SyncEvent ? Omit<Event, 'at'> & { at: Date } : never

/** Verdicts that were reached without a connection enter the log of verifications, never as a first scan. */
export async function logOfflineVerifications(
  trx: Transaction,
  events: (Omit<SyncEvent, 'at'> & { at: Date })[],
  { reporter, receivedAt }: { reporter: Reporter; receivedAt: Date },
): Promise<void> {
  const made = events.filter(isVerification)
  if (made.length === 0) return
  const wanted = made.map(({ payload }) => ({
    credentialId: payload.credentialId,
    code: null,
  }))
  const known = await readFacts(trx, wanted)
  await recordAll(
    trx,
    made.map((event, at): VerificationRecord => {
      const asked = wanted[at]
      const facts = asked && known.get(asked)
      return toRecord(event, facts?.credentialId ?? null, { reporter, receivedAt })
    }),
  )
}

function isVerification(
  event: Omit<SyncEvent, 'at'> & { at: Date },
): event is Timed<OfflineVerificationEvent> {
  return event.kind === 'offline_verification'
}

function toRecord(
  { at, payload }: Timed<OfflineVerificationEvent>,
  credentialId: string | null,
  { reporter, receivedAt }: { reporter: Reporter; receivedAt: Date },
): VerificationRecord {
  const status = toSpecStatus(payload.status)
  const isWithoutCredential = status === 'error' || status === 'not_found'
  return {
    credentialId: isWithoutCredential ? null : credentialId,
    status,
    verificationType: payload.inputMethod === 'paste' ? 'manual_lookup' : 'qr_scan',
    verifiedAt: receivedAt,
    verifierId: reporter.userId,
    verifierAddress: reporter.address,
    verifierUserAgent: reporter.userAgent,
    verifierContext: null,
    organization: null,
    verifiedOfflineAt: at,
    code: {
      identity: Buffer.from(payload.identity, 'hex'),
      expiresAt: new Date(payload.expiresAt),
      firstVerifiedAt: null,
    },
  }
}
