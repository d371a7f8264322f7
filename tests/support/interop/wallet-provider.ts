import { randomUUID } from 'node:crypto'
import { makeKey, ORIGIN, type SigningKey } from '../server/other-wallet.ts'
import { signJws } from './openssl-jose.ts'

interface Changes {
  /** The wallet provider that signs the attestation. */
  provider?: SigningKey
  /** The key that signs the proof. */
  signer?: SigningKey
  attestation?: Record<string, unknown>
  attestationHeader?: Record<string, unknown>
  proof?: Record<string, unknown>
  proofHeader?: Record<string, unknown>
}

export interface AttestedWallet {
  provider: SigningKey
  /** Returns the two headers of a call. `changes` replaces parts of these headers. */
  headers(now: Date, changes?: Changes): Record<string, string>
}

/**
 * Makes a wallet with the name `clientId`, and its provider. OpenSSL does the cryptography of both.
 */
export async function makeAttestedWallet(clientId: string): Promise<AttestedWallet> {
  const [provider, instance] = [await makeKey(), await makeKey()]
  return {
    provider,
    headers: (now, changes = {}) => {
      const seconds = Math.floor(now.getTime() / 1000)
      const attestation = { sub: clientId, exp: seconds + 3600, cnf: { jwk: instance.jwk } }
      const proof = { iss: clientId, aud: ORIGIN, jti: randomUUID(), iat: seconds }
      return {
        'OAuth-Client-Attestation': signJws(
          (changes.provider ?? provider).privateKey,
          { alg: 'ES256', typ: 'oauth-client-attestation+jwt', ...changes.attestationHeader },
          { ...attestation, ...changes.attestation },
        ),
        'OAuth-Client-Attestation-PoP': signJws(
          (changes.signer ?? instance).privateKey,
          { alg: 'ES256', typ: 'oauth-client-attestation-pop+jwt', ...changes.proofHeader },
          { ...proof, ...changes.proof },
        ),
      }
    },
  }
}
