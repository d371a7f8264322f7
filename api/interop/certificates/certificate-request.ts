import { z } from 'zod'
import { fromBase64Url, toBase64Url, toHex } from '#contracts/bytes.ts'
import { SIGNER_USES, type SignerUse } from './signers.ts'
import { ECDSA_SHA256 } from '#contracts/encoding/cose.ts'
import { importDeviceKey } from '#contracts/presentation/keys.ts'

/**
 * The server's request to the root, with one key per use. Each key has signed `proofMessage` with ES256. The
 * root therefore certifies only keys that the server really has.
 */
export const CertificateRequest = z.strictObject({
  format: z.literal('vsg/certificate-request/1'),
  origin: z.url().refine((url) => new URL(url).origin === url),
  keys: z
    .array(
      z.strictObject({
        use: z.enum(SIGNER_USES),
        /** The uncompressed point of the public key. */
        point: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
        proof: z.string().regex(/^[A-Za-z0-9_-]{86}$/),
      }),
    )
    .min(1),
})
export type CertificateRequest = z.infer<typeof CertificateRequest>

/** The root's reply. The root in `root` has signed everything in it. */
export const CertificateBundle = z.strictObject({
  format: z.literal('vsg/certificates/1'),
  origin: CertificateRequest.shape.origin,
  root: z.base64url(),
  signers: z.array(z.strictObject({ use: z.enum(SIGNER_USES), certificate: z.base64url() })),
  revocationList: z.strictObject({
    bytes: z.base64url(),
    issuedAt: z.iso.datetime(),
    nextAt: z.iso.datetime(),
  }),
})
export type CertificateBundle = z.infer<typeof CertificateBundle>

interface Proving {
  origin: string
  use: SignerUse
  point: Uint8Array
}

export async function proveSignerKey(privateKey: CryptoKey, proving: Proving): Promise<string> {
  const proof = await crypto.subtle.sign(ECDSA_SHA256, privateKey, proofMessage(proving))
  return toBase64Url(new Uint8Array(proof))
}

/** Reads the keys of a request. Throws an error that names a key when its proof is wrong. */
export async function readRequestedSigners({ origin, keys }: CertificateRequest) {
  return Promise.all(
    keys.map(async ({ use, point: text, proof }) => {
      const point = fromBase64Url(text)
      const publicKey = await importDeviceKey(point)
      const message = proofMessage({ origin, use, point })
      const isHeld =
        publicKey &&
        (await crypto.subtle.verify(ECDSA_SHA256, publicKey, fromBase64Url(proof), message))
      if (!isHeld) throw new Error(`The ${use} key has not proved that the server holds it.`)
      return { use, point }
    }),
  )
}

function proofMessage({ origin, use, point }: Proving): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`vsg/signer/1 ${origin} ${use} ${toHex(point)}`)
}
