import { exported, nobodys, owner, type Table, unexported } from '#api/database/row.ts'
import type { LoggedResult } from '#contracts/verification/analytics.ts'
import type { VerificationType } from '#contracts/verification/log-entry.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'

const NOT_TOLD =
  'an internal id, and the times of the code; the time of the verification is exported'

export const VERIFICATION_LOGS = {
  table: 'verification_logs',
  kept: '2 years, deleted by whole months; network and browser of the verifier 90 days',
  why: 'settles disputes about what was shown to whom; the network helps against attacks',
  sweeps: [
    {
      since: 'created_at',
      days: KEPT_DAYS.verifier,
      blank: ['verifier_ip', 'verifier_user_agent'],
    },
    // The days count from the first day of the month, so that no row stays too long. A verification of the last
    // day therefore stays for only 23 months.
    { since: 'created_at', days: KEPT_DAYS.verification, byMonth: 'start' },
    // For rows in the default partition, which has no month.
    { since: 'created_at', days: KEPT_DAYS.verification },
  ],
  lists: {
    verificationsOfMine: { of: 'credential_id', key: 'id' },
    verificationsByMe: { of: 'verifier_id', key: 'id' },
  },
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    credentialId: exported<string | null>('credentialId', 'stays'),
    verificationType: exported<VerificationType>('verificationType', 'stays'),
    verificationResult: exported<LoggedResult>('result', 'stays'),
    verifierId: owner<string | null>('stays'),
    verifierIp: exported<string | null>('network', 'overwritten', 'verificationsByMe'),
    verifierUserAgent: exported<string | null>('userAgent', 'overwritten', 'verificationsByMe'),
    verifierContext: exported<string | null>('verifierContext', 'stays', 'verificationsByMe'),
    organization: exported<string | null>('organization', 'stays'),
    tokenHash: exported<string | null>('code', 'stays', 'verificationsOfMine'),
    tokenExpiresAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    tokenUsedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    verifiedOfflineAt: exported<Date | null>('verifiedOfflineAt', 'stays'),
    createdAt: exported<Date>('verifiedAt', 'stays'),
  },
} as const satisfies Table

export const VERIFICATION_DAYS = {
  table: 'verification_days',
  kept: '2 years',
  why: 'counts the verifications of each day; names nobody',
  sweeps: [{ since: `day::timestamp at time zone 'UTC'`, days: KEPT_DAYS.verification }],
  columns: {
    day: nobodys<string>(),
    verificationResult: nobodys<LoggedResult>(),
    verificationType: nobodys<VerificationType>(),
    credentialType: nobodys<string>(),
    verifications: nobodys<number>(),
  },
} as const satisfies Table
