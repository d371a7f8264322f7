import * as z from 'zod/mini'
import { endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

/** A code that the server made, that no device signed, and that still counts. */
export const CodeInForce = z.object({
  tokenId: z.string(),
  credentialId: z.string(),
  mintedAt: Instant,
  expiresAt: Instant,
})
export type CodeInForce = z.infer<typeof CodeInForce>

/** Of the user's credentials, wherever they were made; the one that counts longest comes first. */
export const listCodes = endpoint({
  method: 'GET',
  path: '/api/visa/codes',
  answer: z.array(CodeInForce),
})

/** Ends all of them: from then on each is `CODE_ENDED`. */
export const endCodes = endpoint({
  method: 'DELETE',
  path: '/api/visa/codes',
  answer: NoContent,
})
