import { z } from 'zod'
import { concatBytes, fromBase64Url, toBase64Url, toHex } from '#contracts/bytes.ts'
import { ECDSA_SHA256 } from '#contracts/encoding/cose.ts'
import { importIssuerKey } from '#contracts/presentation/keys.ts'
import { KEY_USES, type KeyUse, readPoint } from '#contracts/trust/issuer-key.ts'
import type { NewKey } from '#contracts/trust/key-set.ts'

/** A key of the request. The key's id is derived from its point. */
export interface RequestedKey extends NewKey {
  kid: string
}

const Point = z.string().regex(/^[A-Za-z0-9_-]{44}$/)
const Moment = z.iso.datetime().transform((text) => new Date(text))

/**
 * The server's request to the root. The request contains every key that the next set must list. Each key has
 * signed `proofMessage` with ES256. The root therefore lists only keys that the server really has.
 */
export const KeyRequest = z.strictObject({
  format: z.literal('vsg/key-request/1'),
  issuer: z.string().min(1),
  keys: z.array(
    z.strictObject({
      use: z.enum(KEY_USES),
      point: Point,
      notBefore: Moment,
      notAfter: Moment,
      compromisedAt: Moment.nullable(),
      proof: z.string().regex(/^[A-Za-z0-9_-]{86}$/),
    }),
  ),
})
export type KeyRequest = z.infer<typeof KeyRequest>

interface Proving {
  issuer: string
  use: KeyUse
  point: Uint8Array
}

export async function proveKey(privateKey: CryptoKey, proving: Proving): Promise<string> {
  const proof = await crypto.subtle.sign(ECDSA_SHA256, privateKey, proofMessage(proving))
  return toBase64Url(new Uint8Array(proof))
}

/** Checks the proof of each key and returns the keys. Throws an error that names a key with a bad proof. */
export async function readRequestedKeys({ issuer, keys }: KeyRequest): Promise<RequestedKey[]> {
  return Promise.all(
    keys.map(async ({ proof, ...key }) => {
      const point = fromBase64Url(key.point)
      const named = readPoint(point)
      const { publicKey } = await importIssuerKey(named.point)
      const message = proofMessage({ issuer, use: key.use, point })
      const signature = fromBase64Url(proof)
      if (!(await crypto.subtle.verify(ECDSA_SHA256, publicKey, signature, message))) {
        throw new Error(`Key ${named.kid} has not proved that the server holds it.`)
      }
      return { ...key, point, kid: named.kid }
    }),
  )
}

function proofMessage({ issuer, use, point }: Proving): Uint8Array<ArrayBuffer> {
  return concatBytes(new TextEncoder().encode(`vsg/key/1 ${issuer} ${use} ${toHex(point)}`))
}
