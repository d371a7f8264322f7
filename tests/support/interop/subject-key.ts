import { X509Certificate } from 'node:crypto'

/** Returns the P-256 subject key of a certificate. */
export function importSubjectKey(der: Uint8Array = new Uint8Array()): Promise<CryptoKey> {
  const jwk = new X509Certificate(der).publicKey.export({ format: 'jwk' })
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ])
}
