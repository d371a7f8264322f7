import { z } from 'zod'
import { fromBase64Url, toHex } from '#contracts/bytes.ts'
import { ISSUER_NAME } from '#contracts/trust/issuer-trust.ts'
import { KEY_USES, type KeyUse, readPoint } from '#contracts/trust/issuer-key.ts'
import type { NewKey } from '#contracts/trust/key-set.ts'
import { requireProof } from './make-keys.ts'

/** A key in the request. Its id is computed from its point. */
export interface RequestedKey extends NewKey {
  kid: string
}

const Moment = z.iso.datetime().transform((text) => new Date(text))
export const Proof = z.string().regex(/^[A-Za-z0-9_-]{86}$/)

/**
 * The server's request for a key set, with every key of the next set. Each key has signed `keyMessage` with
 * ES256. The signature proves to the root that the server has the private key.
 */
export const KeyRequest = z.strictObject({
  kind: z.literal('keys'),
  issuer: z.string().regex(ISSUER_NAME),
  keys: z.array(
    z.strictObject({
      use: z.enum(KEY_USES),
      point: z.string().regex(/^[A-Za-z0-9_-]{44}$/),
      notBefore: Moment,
      notAfter: Moment,
      compromisedAt: Moment.nullable(),
      proof: Proof,
    }),
  ),
})
export type KeyRequest = z.infer<typeof KeyRequest>

/**
 * Checks the proof of each key, and returns the keys. Throws an error that names the first key with a wrong
 * proof.
 */
export async function readRequestedKeys({ issuer, keys }: KeyRequest): Promise<RequestedKey[]> {
  return Promise.all(
    keys.map(async ({ proof, ...key }) => {
      const point = fromBase64Url(key.point)
      const { kid } = readPoint(point)
      await requireProof({ point, proof, name: `Key ${kid}` }, keyMessage(issuer, key.use, point))
      return { ...key, point, kid }
    }),
  )
}

export function keyMessage(issuer: string, use: KeyUse, point: Uint8Array): string {
  return `vsg/key/1 ${issuer} ${use} ${toHex(point)}`
}
