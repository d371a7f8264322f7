import * as z from 'zod/mini'
import { endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

/** A minted code that is still valid: it has not expired, and nobody has ended it. */
export const CodeInForce = z.object({
  tokenId: z.string(),
  credentialId: z.string(),
  mintedAt: Instant,
  expiresAt: Instant,
})
export type CodeInForce = z.infer<typeof CodeInForce>

/**
 * Returns the minted codes of the user's credentials, from all browsers. The code that expires last
 * is first.
 */
export const listCodes = endpoint({
  method: 'GET',
  path: '/api/visa/codes',
  answer: z.array(CodeInForce),
})

/** Ends all minted codes of the user. A check of such a code then returns `CODE_ENDED`. */
export const endCodes = endpoint({
  method: 'DELETE',
  path: '/api/visa/codes',
  answer: NoContent,
})
