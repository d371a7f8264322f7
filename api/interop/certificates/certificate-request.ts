import { z } from 'zod'
import { fromBase64Url, toHex } from '#contracts/bytes.ts'
import { Proof } from '#api/trust/keys/key-request.ts'
import { requireProof } from '#api/trust/keys/make-keys.ts'
import { SIGNER_USES, type SignerUse } from './signers.ts'

/**
 * The server's request for certificates, with one key for each use. Each key has signed `signerMessage` with
 * ES256. The signature proves to the root that the server has the private key.
 */
export const CertificateRequest = z.strictObject({
  kind: z.literal('certificates'),
  origin: z.url().refine((url) => new URL(url).origin === url),
  keys: z
    .array(
      z.strictObject({
        use: z.enum(SIGNER_USES),
        /** The uncompressed point of the public key. */
        point: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
        proof: Proof,
      }),
    )
    .min(1),
})
export type CertificateRequest = z.infer<typeof CertificateRequest>

/**
 * The answer of the root. `root` is the certificate of the root itself. The root has signed the other
 * certificates and the list.
 */
export const CertificateBundle = z.strictObject({
  kind: z.literal('certificates'),
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

/** Throws an error that names the key when the signature of a key is wrong. */
export async function readRequestedSigners({ origin, keys }: CertificateRequest) {
  return Promise.all(
    keys.map(async ({ use, point: text, proof }) => {
      const point = fromBase64Url(text)
      const name = `The ${use} key`
      await requireProof({ point, proof, name }, signerMessage(origin, use, point))
      return { use, point }
    }),
  )
}

export function signerMessage(origin: string, use: SignerUse, point: Uint8Array): string {
  return `vsg/signer/1 ${origin} ${use} ${toHex(point)}`
}
