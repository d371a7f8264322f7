import { ECDH } from '#api/interop/formats/jwe.ts'
import type { Sealing } from '#api/trust/sealing.ts'

export function requestSubject(id: string): string {
  return `presentation-request:${id}`
}

/**
 * Makes a key pair for one request. The wallet encrypts its response for this key. No other request uses the
 * key.
 */
export async function makeRequestKey(
  sealing: Sealing,
  id: string,
): Promise<{ point: Buffer; sealedPrivateKey: Buffer }> {
  const pair = await crypto.subtle.generateKey(ECDH, true, ['deriveBits'])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey))
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  return { point, sealedPrivateKey: sealing.seal(requestSubject(id), pkcs8) }
}

export function openRequestKey(
  sealing: Sealing,
  { id, sealedPrivateKey }: { id: string; sealedPrivateKey: Uint8Array },
): Promise<CryptoKey> {
  const pkcs8 = sealing.open(requestSubject(id), sealedPrivateKey)
  return crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), ECDH, false, ['deriveBits'])
}
