import { createHash, randomUUID } from 'node:crypto'
import { type Jwk, nameKey, signJws } from '../interop/openssl-jose.ts'
import { makeHolderKey } from '../interop/holder-key.ts'
import type { TestApp } from './app.ts'
import type { HttpClient, Reply } from './http-client.ts'

/**
 * The public origin in the settings of a test server. Calls to it go to the address at which the
 * server really listens.
 */
export const ORIGIN = 'https://visa.example.org'
export const PRE_AUTHORIZED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

export interface SigningKey {
  privateKey: CryptoKey
  jwk: Jwk
  thumbprint: string
}

export async function makeKey(): Promise<SigningKey> {
  const { privateKey, point } = await makeHolderKey()
  const jwk = { kty: 'EC', crv: 'P-256', ...point }
  return { privateKey, jwk, thumbprint: nameKey(jwk) }
}

export function makeKeys(count: number): Promise<SigningKey[]> {
  return Promise.all(Array.from({ length: count }, makeKey))
}

interface DpopChanges {
  key?: SigningKey
  /** Further headers in addition to the DPoP proof. */
  headers?: Record<string, string>
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
}

/** A wallet of another product. A test controls all its calls. OpenSSL does its cryptography. */
export interface OtherWallet {
  key: SigningKey
  dpop(path: string, changes?: DpopChanges & { accessToken?: string }): string
  form(path: string, fields: Record<string, string>, changes?: DpopChanges | null): Promise<Reply>
  /** Sends a call with the access token and a DPoP proof for this token. */
  call(path: string, accessToken: string, body: unknown, changes?: DpopChanges): Promise<Reply>
  nonce(): Promise<string>
  proofs(keys: SigningKey[], changes?: Record<string, unknown>): Promise<{ jwt: string[] }>
  obtain(
    accessToken: string,
    configuration: string,
    keys: SigningKey[],
  ): Promise<{ credentials: string[]; notificationId: string }>
}

export async function openWallet(
  app: Pick<TestApp, 'url' | 'clock'>,
  origin = ORIGIN,
): Promise<OtherWallet> {
  const key = await makeKey()
  const seconds = () => Math.floor(app.clock.now().getTime() / 1000)

  const dpop: OtherWallet['dpop'] = (path, changes = {}) => {
    const signing = changes.key ?? key
    const claims = {
      jti: randomUUID(),
      htm: 'POST',
      htu: `${origin}${path}`,
      iat: seconds(),
      ...(changes.accessToken !== undefined && {
        ath: createHash('sha256').update(changes.accessToken).digest('base64url'),
      }),
      ...changes.claims,
    }
    const header = { alg: 'ES256', typ: 'dpop+jwt', jwk: signing.jwk, ...changes.header }
    return signJws(signing.privateKey, header, claims)
  }

  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const response = await fetch(`${app.url}${path}`, { method: 'POST', ...init })
    const text = await response.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, headers: response.headers, body }
  }

  const wallet: OtherWallet = {
    key,
    dpop,
    form: async (path, fields, changes = {}) => {
      const headers = changes ? { DPoP: dpop(path, changes), ...changes.headers } : {}
      return send(path, { headers, body: new URLSearchParams(fields) })
    },
    call: async (path, accessToken, body, changes = {}) => {
      const headers = {
        Authorization: `DPoP ${accessToken}`,
        DPoP: dpop(path, { accessToken, ...changes }),
        'Content-Type': 'application/json',
      }
      return send(path, { headers, body: JSON.stringify(body) })
    },
    nonce: async () => {
      const { body } = await send('/interop/nonce', {})
      return (body as { c_nonce: string }).c_nonce
    },
    proofs: async (keys, changes = {}) => {
      const claims = { aud: origin, iat: seconds(), nonce: await wallet.nonce(), ...changes }
      const sign = ({ privateKey, jwk }: SigningKey) =>
        signJws(privateKey, { alg: 'ES256', typ: 'openid4vci-proof+jwt', jwk }, claims)
      return { jwt: keys.map(sign) }
    },
    obtain: async (accessToken, configuration, keys) => {
      const { status, body } = await wallet.call('/interop/credential', accessToken, {
        credential_configuration_id: configuration,
        proofs: await wallet.proofs(keys),
      })
      if (status !== 200) throw new Error(`not obtained: ${JSON.stringify(body)}`)
      const answer = body as { credentials: { credential: string }[]; notification_id: string }
      const credentials = answer.credentials.map(({ credential }) => credential)
      return { credentials, notificationId: answer.notification_id }
    },
  }
  return wallet
}

export interface Offered {
  code: string
  txCode: string
  link: string
}

/** Makes an offer as the holder. Reads the offer as the other wallet. */
export async function offer(
  app: Pick<TestApp, 'url'>,
  holder: HttpClient,
  credentialId: string,
): Promise<Offered> {
  const { status, body } = await holder.post(`/api/visa/credentials/${credentialId}/offers`)
  if (status !== 200) throw new Error(`not offered: ${JSON.stringify(body)}`)
  const { link, txCode } = body as { link: string; txCode: string }
  const address = new URL(link).searchParams.get('credential_offer_uri') ?? ''
  const response = await fetch(address.replace(ORIGIN, app.url))
  const read = (await response.json()) as {
    grants: Record<string, { 'pre-authorized_code': string }>
  }
  return { link, txCode, code: read.grants[PRE_AUTHORIZED]?.['pre-authorized_code'] ?? '' }
}

export interface TokenAnswer {
  access_token: string
  refresh_token: string
  token_type: string
  expires_in: number
}

export function redeem(
  wallet: OtherWallet,
  { code, txCode }: Offered,
  changes: Record<string, string> = {},
  dpop?: DpopChanges | null,
): Promise<Reply> {
  const fields = { grant_type: PRE_AUTHORIZED, 'pre-authorized_code': code, tx_code: txCode }
  return wallet.form('/interop/token', { ...fields, ...changes }, dpop)
}

/** Opens a wallet, and redeems an offer. Returns the wallet and its tokens. */
export async function addWallet(
  app: Pick<TestApp, 'url' | 'clock'>,
  holder: HttpClient,
  credentialId: string,
  origin = ORIGIN,
) {
  const wallet = await openWallet(app, origin)
  const offered = await offer(app, holder, credentialId)
  const { status, body } = await redeem(wallet, offered, { client_id: 'Our wallet' })
  if (status !== 200) throw new Error(`not redeemed: ${JSON.stringify(body)}`)
  const tokens = body as TokenAnswer
  return { wallet, tokens, accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
}
