import { createHash, randomBytes } from 'node:crypto'
import {
  clientAuthenticationAnonymous,
  type CallbackContext,
  type JwtSignerJwk,
} from '@openid4vc/oauth2'
import { ORIGIN, type SigningKey } from '../server/other-wallet.ts'
import { signJws } from './openssl-jose.ts'

export const REDIRECT_URI = 'https://wallet.example/callback'
export const CLIENT_ID = 'https://wallet.example'
export const BATCH = 3

/** What a holder gives to a wallet, and the browser in which the holder consents. */
export interface Issuance {
  /** The origin that the server says it has. */
  origin: string
  /** Fetches from `origin`. The calls reach the server where it really listens. */
  fetch: typeof fetch
  link: string
  txCode: string
  /** Opens our consent page at this address, and answers the address to which the browser is redirected. */
  consent(address: string): Promise<string>
}

/** Obtains the credentials of one configuration with one foreign library. */
export type ForeignClient = (issuance: Issuance, configuration: string) => Promise<string[]>

/** A `fetch` that sends calls for `ORIGIN` to the test server at `url`. */
export function fetchAt(url: string): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith(ORIGIN)) throw new Error(`${address} is none of ours`)
    const there = address.replace(ORIGIN, url)
    return fetch(input instanceof Request ? new Request(there, input) : there, init)
  }
}

export function callbacks(
  issuance: Issuance,
  keys: SigningKey[],
): Omit<CallbackContext, 'verifyJwt' | 'decryptJwe' | 'encryptJwe'> {
  return {
    fetch: issuance.fetch,
    hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
    generateRandom: (count) => randomBytes(count),
    clientAuthentication: clientAuthenticationAnonymous(),
    signJwt: (signer, { header, payload }) => {
      const { publicJwk } = signer as JwtSignerJwk
      const key = keys.find(({ jwk }) => jwk.x === publicJwk.x)
      if (!key) throw new Error('an unknown key')
      return { jwt: signJws(key.privateKey, header, payload), signerJwk: publicJwk }
    },
  }
}

export const signerOf = ({ jwk }: SigningKey): JwtSignerJwk => ({
  method: 'jwk',
  alg: 'ES256',
  publicJwk: jwk as JwtSignerJwk['publicJwk'],
})
