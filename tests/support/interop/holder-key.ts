import type { PublicPoint } from '#contracts/presentation/keys.ts'

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

export interface HolderKey {
  privateKey: CryptoKey
  privateJwk: JsonWebKey
  point: PublicPoint
}

/** Generates the key pair of a wallet. */
export async function makeHolderKey(): Promise<HolderKey> {
  const { privateKey } = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify'])
  const privateJwk = await crypto.subtle.exportKey('jwk', privateKey)
  const { x = '', y = '' } = privateJwk
  return { privateKey, privateJwk, point: { x, y } }
}
