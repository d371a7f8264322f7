import { fromBase64Url, toBase64Url, toHex } from '#contracts/bytes.ts'
import { ECDSA_SHA256 } from '#contracts/encoding/cose.ts'
import {
  compressPoint,
  importDeviceKey,
  kidOf,
  toPublicPoint,
} from '#contracts/presentation/keys.ts'
import type { KeyUse } from '#contracts/trust/issuer-key.ts'
import type { Sealing } from '#api/trust/sealing.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** `raw` is the public key as an uncompressed point. `pkcs8` is the private key. */
export async function makeKeyPair() {
  const pair = await crypto.subtle.generateKey(P256, true, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  return { kid: toHex(kidOf(toPublicPoint(raw))), raw, pkcs8 }
}

export function importPrivateKey(pkcs8: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), P256, false, ['sign'])
}

export function issuerKeySubject(kid: string): string {
  return `issuer-key:${kid}`
}

/** Makes a key of the issuer, and seals its private half. */
export async function makeKey(sealing: Sealing, use: KeyUse, createdAt: Date) {
  const { kid, raw, pkcs8 } = await makeKeyPair()
  const sealedPrivateKey = sealing.seal(issuerKeySubject(kid), pkcs8)
  return { kid, use, point: Buffer.from(compressPoint(raw)), sealedPrivateKey, createdAt }
}

/** Decrypts a private key. Throws a `SealBroken` when none of the master keys can open it. */
export function openPrivateKey(
  sealing: Sealing,
  { kid, sealedPrivateKey }: { kid: string; sealedPrivateKey: Uint8Array },
): Promise<CryptoKey> {
  return importPrivateKey(sealing.open(issuerKeySubject(kid), sealedPrivateKey))
}

/**
 * Signs the message of a request with the requested key. The signature proves to the root that the server has
 * the private key.
 */
export async function proveKey(privateKey: CryptoKey, message: string): Promise<string> {
  const bytes = new TextEncoder().encode(message)
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(ECDSA_SHA256, privateKey, bytes)))
}

/** Throws an error that names the key when the key has not signed the message. */
export async function requireProof(
  { point, proof, name }: { point: Uint8Array; proof: string; name: string },
  message: string,
): Promise<void> {
  const publicKey = await importDeviceKey(point)
  const signature = fromBase64Url(proof)
  const bytes = new TextEncoder().encode(message)
  if (publicKey && (await crypto.subtle.verify(ECDSA_SHA256, publicKey, signature, bytes))) return
  throw new Error(`${name}: the server has not proved that it has the private key.`)
}
