import * as z from 'zod/mini'
import { endpoint } from '#contracts/endpoint.ts'

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/))

/** Everything that an offline verifier needs, except the lists that the manifest names. */
export const Trust = z.object({
  /** The newest signed key set of each root. */
  keySets: z.array(base64url),
  /** The signed manifest. */
  manifest: base64url,
})
export type Trust = z.infer<typeof Trust>

/** The response has an ETag, and can be cached for a minute. */
export const readTrust = endpoint({ method: 'GET', path: '/api/trust', answer: Trust })

/** The path of the bytes of a packed shard. The content for a hash never changes. */
export const SHARD_PATH = '/api/trust/lists/:hash'
