import * as z from 'zod/mini'
import { endpoint, Instant } from '#contracts/endpoint.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { VerificationStatus } from './calls.ts'

export const TokenStatus = z.object({
  tokenId: z.string(),
  /** `ended`: the holder ended the code before its expiry. */
  status: openEnum(['active', 'ended', 'expired', 'revoked']),
  expiresAt: Instant,
  firstVerifiedAt: z.nullable(Instant),
  firstVerdict: z.nullable(VerificationStatus),
})
export type TokenStatus = z.infer<typeof TokenStatus>

export const tokenStatus = endpoint({
  method: 'GET',
  path: '/api/visa/verify/status/:tokenId',
  answer: TokenStatus,
})
