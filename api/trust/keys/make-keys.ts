import { toHex } from '#contracts/bytes.ts'
import { compressPoint, kidOf, toPublicPoint } from '#contracts/presentation/keys.ts'
import type { KeyUse } from '#contracts/trust/issuer-key.ts'
import type { Sealing } from '#api/trust/sealing.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

export function issuerKeySubject(kid: string): string {
  return `issuer-key:${kid}`
}

/** Makes a key pair and seals its private half. */
export async function makeKey(sealing: Sealing, use: KeyUse, createdAt: Date) {
  const pair = await crypto.subtle.generateKey(P256, true, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const kid = toHex(kidOf(toPublicPoint(raw)))
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', pair.privateKey)
  return {
    kid,
    use,
    point: Buffer.from(compressPoint(raw)),
    sealedPrivateKey: sealing.seal(issuerKeySubject(kid), new Uint8Array(pkcs8)),
    createdAt,
  }
}

/** Opens a private key. Throws a `SealBroken` when none of our master keys sealed the key. */
export function openPrivateKey(
  sealing: Sealing,
  { kid, sealedPrivateKey }: { kid: string; sealedPrivateKey: Uint8Array },
): Promise<CryptoKey> {
  const pkcs8 = sealing.open(issuerKeySubject(kid), sealedPrivateKey)
  return crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), P256, false, ['sign'])
}
