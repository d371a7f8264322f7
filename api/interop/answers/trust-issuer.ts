import { X509Certificate } from 'node:crypto'
import { integer } from '#api/interop/certificates/der.ts'
import { EXTENDED_USES } from '#api/interop/certificates/make-certificate.ts'
import type { Services } from '#api/services.ts'
import { fromHex } from '#contracts/bytes.ts'
import { importPoint } from '#api/interop/formats/points.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { NotAuthentic } from '#contracts/verification/authenticate.ts'
import { refuse } from './refuse.ts'

interface Signed {
  chain: readonly Uint8Array[]
  signedAt: Date
}

/**
 * Returns the public key of the certificate that signed the credential, or a refusal. One of our roots must
 * have certified this key for documents, and must not have withdrawn the certificate. The certificates of
 * signer and root must be valid now and at the time of signing. All other certificates in the chain are
 * ignored, because a root signs its signers directly.
 */
export async function trustIssuer(
  { certificates, clock }: Pick<Services, 'certificates' | 'clock'>,
  { chain, signedAt }: Signed,
): Promise<CryptoKey | NotAuthentic> {
  const signer = readDer(chain[0])
  const roots = (await certificates.roots()).map((der) => new X509Certificate(der))
  const root = roots.find((one) => signer.checkIssued(one) && signer.verify(one.publicKey))
  if (!root) {
    return refuse('issuerSignature', 'UNKNOWN_ISSUER', 'No root of ours certifies who signed it.')
  }
  if (!signer.keyUsage.includes(EXTENDED_USES.document)) {
    return refuse('issuerSignature', 'UNKNOWN_ISSUER', 'Its certificate is for something else.')
  }
  const isInForce = [signedAt, clock.now()].every((at) =>
    [signer, root].every((one) => new Date(one.validFrom) <= at && new Date(one.validTo) > at),
  )
  if (!isInForce) {
    return refuse('issuerSignature', 'SIGNATURE_INVALID', 'Its certificate is not in force.')
  }
  if (isWithdrawn(signer, await certificates.revocationList())) {
    return refuse('issuerSignature', 'PASS_RECALLED', 'Its certificate was withdrawn.')
  }
  const { x = '', y = '' } = signer.publicKey.export({ format: 'jwk' })
  return importPoint({ x, y })
}

function readDer(der: Uint8Array = new Uint8Array()): X509Certificate {
  try {
    return new X509Certificate(der)
  } catch (cause) {
    throw new MalformedError('no certificate', { cause })
  }
}

/**
 * Returns whether the revocation list contains the certificate's serial number. Searches the bytes of the
 * list without parsing. This is safe, because a serial number has sixteen random bytes and cannot appear
 * elsewhere by chance.
 */
function isWithdrawn({ serialNumber }: X509Certificate, list: Buffer | undefined): boolean {
  const hex = serialNumber.toLowerCase()
  const serial = integer(fromHex(hex.length % 2 === 0 ? hex : `0${hex}`))
  return list?.includes(Buffer.from(serial)) ?? false
}
