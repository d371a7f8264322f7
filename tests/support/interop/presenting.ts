import type { VisaClaim } from '#contracts/interop/visa-type.ts'
import { MDOC_NAMESPACE, MDOC_TYPE } from '#contracts/interop/visa-type.ts'
import {
  type SessionTranscript,
  toBrowserTranscript,
  toPostedTranscript,
} from '#api/interop/formats/session-transcript.ts'
import { thumbprintOf } from '#contracts/presentation/keys.ts'
import type { TestApp } from '../server/app.ts'
import type { HttpClient, Reply } from '../server/http-client.ts'
import { addWallet, makeKey, ORIGIN, type SigningKey } from '../server/other-wallet.ts'
import { MDOC_WALLETS } from './mdoc-wallets.ts'
import { encryptJwe, type Jwk, parseJws } from './openssl-jose.ts'
import { openSdJwtLibrary } from './sd-jwt-library.ts'

export interface Held {
  key: SigningKey
  credential: string
  /** The type of the mdoc. Without this field, the type is ours. */
  docType?: string
}

/** Obtains one of our credentials in both formats. A wallet does the same. */
export async function hold(
  app: Pick<TestApp, 'url' | 'clock'>,
  holder: HttpClient,
  credentialId: string,
  origin = ORIGIN,
): Promise<{ sdJwt: Held; mdoc: Held }> {
  const { wallet, accessToken } = await addWallet(app, holder, credentialId, origin)
  const obtain = async (configuration: string): Promise<Held> => {
    const key = await makeKey()
    const { credentials } = await wallet.obtain(accessToken, configuration, [key])
    return { key, credential: credentials[0] ?? '' }
  }
  return { sdJwt: await obtain('visa_sd_jwt'), mdoc: await obtain('visa_mdoc') }
}

export interface RequestClaims {
  client_id?: string
  nonce: string
  response_uri?: string
  response_mode: string
  expected_origins?: string[]
  aud?: string
  wallet_nonce?: string
  dcql_query: { credentials: { id: string; claims: { path: string[] }[] }[] }
  client_metadata: { jwks: { keys: (Jwk & { x: string; y: string })[] } }
}

export interface Asked {
  requestId: string
  link: string | null
  digital: { protocol: string; data: Record<string, unknown> }[]
}

export async function ask(officer: HttpClient, body: object): Promise<Asked> {
  const reply = await officer.post('/api/visa/requests', body)
  if (reply.status !== 200) throw new Error(`not asked: ${JSON.stringify(reply.body)}`)
  return reply.body as Asked
}

function parseRequest(text: string) {
  const { header, claims } = parseJws(text)
  return { header, claims: claims as unknown as RequestClaims }
}

/** Fetches the request object. A wallet does this after it has scanned the code. */
export async function fetchObject(app: Pick<TestApp, 'url'>, link: string | null) {
  const parameters = new URL(link ?? '').searchParams
  const address = (parameters.get('request_uri') ?? '').replace(ORIGIN, app.url)
  const response = await fetch(address)
  const text = await response.text()
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    text,
    clientId: parameters.get('client_id'),
    ...(response.ok && parseRequest(text)),
  }
}

/** The values that the wallet signs. A test can choose them. */
export interface Binding {
  nonce: string
  audience: string
  issuedAt: number
  transcript: SessionTranscript
}

const pointOf = ({ client_metadata: { jwks } }: RequestClaims) => {
  const [key] = jwks.keys
  if (!key) throw new Error('no key to encrypt to')
  return key
}

const seconds = (app: Pick<TestApp, 'clock'>) => Math.floor(app.clock.now().getTime() / 1000)

export function bindPosted(app: Pick<TestApp, 'clock'>, claims: RequestClaims): Binding {
  const { client_id: clientId = '', nonce, response_uri: responseUri = '' } = claims
  const thumbprint = thumbprintOf(pointOf(claims))
  return {
    nonce,
    audience: clientId,
    issuedAt: seconds(app),
    transcript: toPostedTranscript({ clientId, nonce, thumbprint, responseUri }),
  }
}

/**
 * Returns the values that the wallet signs for a request through the browser. The browser tells the
 * wallet the origin of the page. The wallet trusts nobody else about the origin.
 */
export function bindBrowser(
  app: Pick<TestApp, 'clock'>,
  claims: RequestClaims,
  origin = ORIGIN,
): Binding {
  const { client_id: clientId, nonce } = claims
  return {
    nonce,
    audience: clientId ?? `origin:${origin}`,
    issuedAt: seconds(app),
    transcript: toBrowserTranscript({ origin, nonce, thumbprint: thumbprintOf(pointOf(claims)) }),
  }
}

/**
 * Returns the request of this protocol. The page gives the browser a signed and an unsigned
 * request.
 */
export function requestFor({ digital }: Asked, protocol: string): RequestClaims {
  const asked = digital.find((one) => one.protocol === protocol)
  if (!asked) throw new Error(`not asked by ${protocol}`)
  const { request } = asked.data
  if (typeof request === 'string') return parseRequest(request).claims
  return asked.data as unknown as RequestClaims
}

/**
 * A function that makes presentations with one foreign library. It returns a `vp_token`. The keys
 * of a `vp_token` are ids in the request, such as `visa_mdoc`.
 */
export type Presenter = (
  held: { sdJwt: Held; mdoc: Held },
  binding: Binding,
  claims: readonly VisaClaim[],
) => Promise<Record<string, string[]>>

export const PRESENTERS: Readonly<Record<string, Presenter>> = {
  '@sd-jwt/sd-jwt-vc': async ({ sdJwt }, { nonce, audience, issuedAt }, claims) => {
    const library = openSdJwtLibrary({ holder: sdJwt.key.privateKey })
    const frame = Object.fromEntries(claims.map((claim) => [claim, true]))
    const presented = await library.present(sdJwt.credential, frame, {
      kb: { payload: { iat: issuedAt, aud: audience, nonce } },
    })
    return { visa_sd_jwt: [presented] }
  },
  '@owf/mdoc': presentMdoc('@owf/mdoc'),
  '@auth0/mdl': presentMdoc('@auth0/mdl'),
}

function presentMdoc(wallet: keyof typeof MDOC_WALLETS): Presenter {
  return async ({ mdoc }, { transcript }, claims) => {
    const privateJwk = await crypto.subtle.exportKey('jwk', mdoc.key.privateKey)
    const { x = '', y = '' } = privateJwk
    const response = await MDOC_WALLETS[wallet]({
      issuerSigned: Buffer.from(mdoc.credential, 'base64url'),
      docType: mdoc.docType ?? MDOC_TYPE,
      namespace: MDOC_NAMESPACE,
      elements: claims,
      holder: { privateKey: mdoc.key.privateKey, privateJwk, point: { x, y } },
      transcript,
    })
    return { visa_mdoc: [Buffer.from(response).toString('base64url')] }
  }
}

/** Encrypts an answer with OpenSSL. The key is in the request. */
export function encrypt(claims: RequestClaims, said: object): string {
  const key = pointOf(claims)
  return encryptJwe(key, JSON.stringify(said), { kid: key.kid })
}

export async function post(
  app: Pick<TestApp, 'url'>,
  { response_uri: address = '' }: RequestClaims,
  fields: Record<string, string>,
): Promise<Reply> {
  const response = await fetch(address.replace(ORIGIN, app.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const text = await response.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: response.headers, body }
}

/** The fields that the officer reads about a sent request. */
export interface Read {
  state: string
  verification: { isValid: boolean; error: string | null; message: string } | null
  disclosed: Record<string, string>
}

export async function read(officer: HttpClient, { requestId }: Asked): Promise<Read> {
  return (await officer.get(`/api/visa/requests/${requestId}`)).body as Read
}
