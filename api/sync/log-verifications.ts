import type { Transaction } from 'objection'
import { beginOfDay, isDayOver } from '#contracts/credentials/credential.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { MANIFEST_LIFE_MS } from '#contracts/trust/manifest.ts'
import type { OfflineVerificationEvent, SyncEvent } from '#contracts/sync.ts'
import type { Authenticated } from '#contracts/verification/authenticated.ts'
import { findBrokenTime } from '#contracts/verification/token-times.ts'
import type { VerificationStatus } from '#contracts/verification/log-entry.ts'
import { toSpecStatus } from '#contracts/verification/verdict.ts'
import {
  type CredentialFacts,
  readFacts,
  toShownCode,
  type Wanted,
} from '#api/verification/read-facts.ts'
import { recordAll, type VerificationRecord } from '#api/verification/record.ts'
import type { ShownCodes } from './shown-codes.ts'

/** The user whose device reports events, and the network address of the call. */
export interface Reporter {
  userId: string
  sessionId: string
  isGuest: boolean
  address: string
  userAgent: string | null
}

type Timed<Event> = Event extends SyncEvent ? Omit<Event, 'at'> & { at: Date } : never

interface Made {
  event: Timed<OfflineVerificationEvent>
  shown: Authenticated
  wanted: Wanted
}

/**
 * Adds offline verdicts to the log of verifications. An offline verdict never counts as the first scan of a
 * code.
 */
export async function logOfflineVerifications(
  trx: Transaction,
  events: Timed<SyncEvent>[],
  { codes, ...report }: { codes: ShownCodes; reporter: Reporter; receivedAt: Date },
): Promise<void> {
  const made = events.flatMap((event): Made | never[] => {
    const shown = codes.get(event.id)
    if (event.kind !== 'offline_verification' || !shown) return []
    const { credentialId } = shown.pass
    return { event, shown, wanted: { credentialId, code: toShownCode(shown) } }
  })
  if (made.length === 0) return
  const known = await readFacts(
    trx,
    made.map(({ wanted }) => wanted),
  )
  await recordAll(
    trx,
    made.map((one) => toRecord(one, known.get(one.wanted) ?? null, report)),
  )
}

function toRecord(
  { event, shown }: Made,
  facts: CredentialFacts | null,
  { reporter, receivedAt }: { reporter: Reporter; receivedAt: Date },
): VerificationRecord {
  const claimed = toSpecStatus(event.payload.status)
  const isWithoutCredential = claimed === 'error' || claimed === 'not_found'
  return {
    credentialId: isWithoutCredential ? null : (facts?.credentialId ?? null),
    status: couldReach(claimed, event.at, { shown, facts }) ? claimed : 'invalid',
    verificationType: event.payload.inputMethod === 'paste' ? 'manual_lookup' : 'qr_scan',
    verifiedAt: receivedAt,
    verifierId: reporter.userId,
    verifierAddress: reporter.address,
    verifierUserAgent: reporter.userAgent,
    verifierContext: null,
    organization: null,
    verifiedOfflineAt: event.at,
    code: {
      identity: Buffer.from(shown.identity),
      expiresAt: shown.expiresAt,
      firstVerifiedAt: null,
      firstAttempt: null,
    },
    attemptId: null,
  }
}

/** Returns whether an honest device could reach this verdict about this code at that time. */
function couldReach(
  claimed: VerificationStatus,
  at: Date,
  { shown, facts }: { shown: Authenticated; facts: CredentialFacts | null },
): boolean {
  if (findBrokenTime(shown, at) !== null) return false
  const revokedAt = facts?.revokedAt ?? facts?.deviceEndedAt ?? facts?.codeEndedAt
  const revokedForMs = revokedAt ? at.getTime() - revokedAt.getTime() : -Infinity
  const { isSample } = shown.pass
  if (claimed === 'sample') return isSample
  // A list contains revoked passes, not revoked credentials. An offline device can therefore not know this
  // verdict.
  if (claimed === 'revoked') return false
  if (claimed === 'expired') return isDayOver(shown.pass.expiryDate, at.getTime())
  const hasBegun = at.getTime() >= beginOfDay(shown.pass.issueDate) - CLOCK_TOLERANCE_MS
  // An honest device may use a list of up to this age. Such a list may be from before the revocation.
  const isGoodInList = revokedForMs < MANIFEST_LIFE_MS + CLOCK_TOLERANCE_MS
  return claimed !== 'valid' || (isGoodInList && hasBegun && !isSample)
}
