import { createHash, randomBytes } from 'node:crypto'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { toBase64Url } from '#contracts/bytes.ts'

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const utf8 = new TextEncoder()

interface Keys {
  /** The key that signs credentials. */
  issuer?: CryptoKey
  /** The key that signs key bindings. */
  holder?: CryptoKey
  /**
   * The key that verifies credentials. It also verifies the status list that `fetchStatus` returns.
   */
  issuerPublic?: CryptoKey
  fetchStatus?: (uri: string) => Promise<string>
}

/**
 * Opens the library `@sd-jwt/sd-jwt-vc` in the role of an issuer, a wallet or a verifier. The given
 * keys decide the role.
 */
export function openSdJwtLibrary({
  issuer,
  holder,
  issuerPublic,
  fetchStatus,
}: Keys): SDJwtVcInstance {
  return new SDJwtVcInstance({
    hasher: (data, algorithm) =>
      createHash(algorithm.replace('-', ''))
        .update(Buffer.from(data as string))
        .digest(),
    hashAlg: 'sha-256',
    saltGenerator: () => randomBytes(16).toString('base64url'),
    signAlg: 'ES256',
    kbSignAlg: 'ES256',
    ...(issuer && { signer: (data: string) => sign(issuer, data) }),
    ...(holder && { kbSigner: (data: string) => sign(holder, data) }),
    ...(issuerPublic && {
      verifier: (data: string, signature: string) => verify(issuerPublic, data, signature),
    }),
    kbVerifier: async (data, signature, payload) => {
      const { jwk } = (payload as { cnf: { jwk: JsonWebKey } }).cnf
      const key = await crypto.subtle.importKey('jwk', jwk, ECDSA, false, ['verify'])
      return verify(key, data, signature)
    },
    ...(fetchStatus && { statusListFetcher: fetchStatus }),
  })
}

async function sign(key: CryptoKey, data: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(ECDSA, key, utf8.encode(data))))
}

function verify(key: CryptoKey, data: string, signature: string): Promise<boolean> {
  return crypto.subtle.verify(ECDSA, key, Buffer.from(signature, 'base64url'), utf8.encode(data))
}
