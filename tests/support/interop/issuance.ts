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

/** The values that a holder gives to a wallet, and the browser in which the holder consents. */
export interface Issuance {
  /** The origin that the server states about itself. */
  origin: string
  /** Fetches from `origin`. The calls go to the address at which the server really listens. */
  fetch: typeof fetch
  link: string
  txCode: string
  /**
   * Opens our consent page at this address. Returns the address to which the page redirects the
   * browser.
   */
  consent(address: string): Promise<string>
}

/** A client with a foreign library. It obtains the credentials of one configuration. */
export type ForeignClient = (issuance: Issuance, configuration: string) => Promise<string[]>

/** Returns a `fetch` that sends the calls for `ORIGIN` to the test server at `url`. */
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
