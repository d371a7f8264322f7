import * as z from 'zod/mini'
import { endpoint } from '#contracts/endpoint.ts'

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/))

/** Everything that a verifier needs without a network, except the lists that the manifest names. */
export const Trust = z.object({
  /** The last signed key set of each root. */
  keySets: z.array(base64url),
  /** The signed manifest. */
  manifest: base64url,
})
export type Trust = z.infer<typeof Trust>

/** The answer may be cached for a minute and has an ETag. */
export const readTrust = endpoint({ method: 'GET', path: '/api/trust', answer: Trust })

/** Answers the packed shard with this hash, as octets. The content under a hash never changes. */
export const SHARD_PATH = '/api/trust/lists/:hash'
