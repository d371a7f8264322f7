import * as z from 'zod/mini'
import { endpoint } from '#contracts/endpoint.ts'

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/))

/** All that a verifier needs when there is no network, but for the lists that the manifest names. */
export const Trust = z.object({
  /** The last signed key set of each generation of the root. */
  keySets: z.array(base64url),
  /** The signed manifest. */
  manifest: base64url,
})
export type Trust = z.infer<typeof Trust>

/** Cacheable for a minute: it answers an ETag. */
export const readTrust = endpoint({ method: 'GET', path: '/api/trust', answer: Trust })

/** The packed shard of that name, as octets; what has a name never changes. */
export const SHARD_PATH = '/api/trust/lists/:hash'
