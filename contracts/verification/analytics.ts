import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, Day, endpoint } from '#contracts/endpoint.ts'
import { CredentialType } from '#contracts/credentials/credential-type.ts'
import { VERIFICATION_TYPES } from './log-entry.ts'

/** The choices for the range, in days. The last day of a range is today. */
export const ANALYTICS_RANGES = [7, 30, 90] as const
const ANALYTICS_RANGE_DEFAULT = 30

/**
 * The results in the verification log: the four results of the spec (section 3), and `sample`. A
 * code of the demo must count neither as valid nor as a refusal. An earlier version of the console
 * cannot read the analytics with one more result.
 */
export const LOGGED_RESULTS = ['valid', 'expired', 'revoked', 'invalid', 'sample'] as const
export type LoggedResult = (typeof LOGGED_RESULTS)[number]

const Count = z.int().check(z.minimum(0))
const CountByResult = z.record(z.enum(LOGGED_RESULTS), Count)
export type CountByResult = z.infer<typeof CountByResult>

export const AnalyticsQuery = body({
  days: z._default(
    z.pipe(z.coerce.number(), z.literal(ANALYTICS_RANGES, inputReason('RANGE_UNKNOWN'))),
    ANALYTICS_RANGE_DEFAULT,
  ),
})
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>

/** The counts of the verification log. Days are in UTC. */
export const Analytics = z.object({
  total: Count,
  /** The days of the range, in order, even days without a verification. */
  days: z.array(z.object({ day: Day, results: CountByResult })),
  results: CountByResult,
  /**
   * The number of verifications of each type. The greatest is first. The type is null when the
   * verified credential is not ours.
   */
  credentialTypes: z.array(z.object({ credentialType: z.nullable(CredentialType), count: Count })),
  methods: z.record(z.enum(VERIFICATION_TYPES), Count),
})
export type Analytics = z.infer<typeof Analytics>

export const verificationAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  query: AnalyticsQuery,
  answer: Analytics,
})
