import { because } from '#contracts/reason.ts'
import { createHash, X509Certificate } from 'node:crypto'
import { ApiError } from '#api/http/errors.ts'
import type { CertifiedSigner } from '#api/interop/formats/signer.ts'
import type { ClientPrefix } from '#contracts/interop/requests.ts'

/**
 * Returns our client id for wallets (OpenID4VP 1.0, 5.9.3): the hash of our certificate, or the host name in
 * it.
 */
export function clientOf(
  { chain: [certificate] }: CertifiedSigner,
  { prefix, origin }: { prefix: ClientPrefix; origin: string },
): string {
  if (!certificate) throw new Error('a signer without certificate')
  if (prefix === 'x509_hash') {
    return `x509_hash:${createHash('sha256').update(certificate).digest('base64url')}`
  }
  const { hostname } = new URL(origin)
  const names = new X509Certificate(certificate).subjectAltName ?? ''
  if (!names.split(', ').includes(`DNS:${hostname}`)) {
    const reason = because('CERTIFICATE_WITHOUT_NAME')
    throw new ApiError('INVALID_INPUT', { reason, input: 'prefix' })
  }
  return `x509_san_dns:${hostname}`
}
