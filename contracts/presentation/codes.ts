import * as z from 'zod/mini'
import { endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

/** A minted code that has not ended or expired. */
export const CodeInForce = z.object({
  tokenId: z.string(),
  credentialId: z.string(),
  mintedAt: Instant,
  expiresAt: Instant,
})
export type CodeInForce = z.infer<typeof CodeInForce>

/** The codes of the user's credentials, from any browser. The code with the latest expiry comes first. */
export const listCodes = endpoint({
  method: 'GET',
  path: '/api/visa/codes',
  answer: z.array(CodeInForce),
})

/** Ends all codes. Each of them then verifies as `CODE_ENDED`. */
export const endCodes = endpoint({
  method: 'DELETE',
  path: '/api/visa/codes',
  answer: NoContent,
})
