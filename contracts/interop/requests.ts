import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { Verification } from '#contracts/verification/calls.ts'
import { NAMING_CLAIMS, PLAIN_CLAIMS } from './dcql.ts'
import { ANSWER_CHARACTERS_MAX } from './limits.ts'
import { INTEROP_FORMATS } from './visa-type.ts'

/**
 * The channels by which a request reaches the wallet. `link`: a wallet on another device scans a QR code.
 * `device`: a wallet on the same device opens a link. After its answer, this wallet opens our page again.
 * `browser`: the browser passes the request to the wallet by the Digital Credentials API.
 */
const REQUEST_WAYS = ['link', 'device', 'browser'] as const
export type RequestWay = (typeof REQUEST_WAYS)[number]

/**
 * The client identifier prefixes. By the prefix, a wallet knows how to identify the verifier.
 * `x509_hash`: by the hash of the verifier's certificate. `x509_san_dns`: by the DNS name in this
 * certificate.
 */
const CLIENT_PREFIXES = ['x509_hash', 'x509_san_dns'] as const
export type ClientPrefix = (typeof CLIENT_PREFIXES)[number]

/** The protocol names of the Digital Credentials API (OpenID4VP 1.0, appendix A.1). */
export const BROWSER_PROTOCOLS = ['openid4vp-v1-signed', 'openid4vp-v1-unsigned'] as const
export type BrowserProtocol = (typeof BROWSER_PROTOCOLS)[number]

export const AskWallet = body({
  way: z.enum(REQUEST_WAYS),
  /** The claims that a request contains in addition to `PLAIN_CLAIMS`. */
  naming: z._default(
    z
      .array(z.enum(NAMING_CLAIMS))
      .check(z.maxLength(NAMING_CLAIMS.length, inputReason('CLAIM_REPEATED'))),
    [],
  ),
  prefix: z._default(z.enum(CLIENT_PREFIXES), 'x509_hash'),
  /** The only format that counts as an answer. Null: the wallet chooses the format. */
  format: z._default(z.nullable(z.enum(INTEROP_FORMATS)), null),
})
export type AskWallet = z.infer<typeof AskWallet>

/**
 * `declined`: the wallet reports in an encrypted answer that its holder refused. `expired`: no wallet answered in time.
 */
const REQUEST_STATES = ['open', 'answered', 'declined', 'expired'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const PresentationRequest = z.object({
  requestId: z.uuid(),
  way: openEnum(REQUEST_WAYS),
  state: openEnum(REQUEST_STATES),
  /**
   * True when somebody refused without encryption. The request stays open, because anybody who saw
   * the QR code can do this.
   */
  hasUnprovenRefusal: z._default(z.boolean(), false),
  claims: z.array(openEnum([...PLAIN_CLAIMS, ...NAMING_CLAIMS])),
  askedAt: Instant,
  expiresAt: Instant,
  /** The link that the wallet scans or opens. Null when the request no longer waits for a wallet. */
  link: z.nullable(z.string()),
  /** The verdict, in the same form as for a code. Null until the wallet has answered. */
  verification: z.nullable(Verification),
  /** The naming claims that the issuer signed and the wallet disclosed. */
  disclosed: z.object({
    holder_name: z.optional(z.string()),
    passport_last_four: z.optional(z.string()),
  }),
})
export type PresentationRequest = z.infer<typeof PresentationRequest>

export const AskedWallet = z.extend(PresentationRequest, {
  /**
   * The argument `requests` for `navigator.credentials.get({ digital: { requests } })`. The
   * preferred request is first.
   */
  digital: z.array(z.object({ protocol: openEnum(BROWSER_PROTOCOLS), data: z.unknown() })),
})
export type AskedWallet = z.infer<typeof AskedWallet>

export const askWallet = endpoint({
  method: 'POST',
  path: '/api/visa/requests',
  body: AskWallet,
  answer: AskedWallet,
})

/** Returns the caller's own requests of the last minutes. The newest request is first. */
export const listRequests = endpoint({
  method: 'GET',
  path: '/api/visa/requests',
  query: Page,
  answer: z.array(PresentationRequest),
})

export const readRequest = endpoint({
  method: 'GET',
  path: '/api/visa/requests/:requestId',
  answer: PresentationRequest,
})

/** The answer that the browser got from a wallet, on this device or on a phone near it. */
export const BrowserAnswer = body({
  protocol: z.enum(BROWSER_PROTOCOLS),
  /** The answer, encrypted by the wallet. */
  response: z.string().check(z.minLength(1), z.maxLength(ANSWER_CHARACTERS_MAX)),
})
export type BrowserAnswer = z.infer<typeof BrowserAnswer>

export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/visa/requests/:requestId/answer',
  body: BrowserAnswer,
  answer: PresentationRequest,
})

/**
 * The names in the fragment of the address that a wallet on the same device opens after its answer. The
 * fragment reaches no server and no log.
 */
export const RETURN_PARAMETERS = { requestId: 'request_id', code: 'response_code' } as const

/** 32 random bytes in base64url. */
const ResponseCode = z.string().check(z.regex(/^[\w-]{43}$/, inputReason('LINK_INCOMPLETE')))

/**
 * Shows the answer of a wallet on the same device. Only the asking user can show it, and only with the code that
 * this wallet got. Otherwise somebody could send the link to another person, and read that person's answer.
 */
export const showAnswer = endpoint({
  method: 'POST',
  path: '/api/visa/requests/:requestId/shown',
  body: body({ code: ResponseCode }),
  answer: PresentationRequest,
})
