import * as z from 'zod/mini'
import { type ForeignCbor, TAG_DAY, Tagged } from '#api/interop/formats/foreign-cbor.ts'
import { verifySign1 } from '#api/interop/formats/cose.ts'
import { fromPart, verifyJwt } from '#api/interop/formats/jwt.ts'
import {
  readDeviceResponse,
  verifyDeviceSignature,
} from '#api/interop/formats/mdoc-presentation.ts'
import { readSdJwt, verifyKeyBinding } from '#api/interop/formats/sd-jwt-presentation.ts'
import type { SessionTranscript } from '#api/interop/formats/session-transcript.ts'
import type { StatusReference } from '#api/interop/formats/status-reference.ts'
import {
  CONFIGURATIONS,
  INTEROP_FORMATS,
  type InteropFormat,
  MDOC_NAMESPACE,
  MDOC_TYPE,
  visaTypeAddress,
} from '#contracts/interop/visa-type.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/** The values that the wallet's signature must cover. */
export interface Asked {
  origin: string
  /** The only format that was asked for. Null when the wallet chooses. */
  format: InteropFormat | null
  nonce: string
  /** The audience that a key binding must have. A device signature covers the session transcript instead. */
  audience: string
  transcript: SessionTranscript
  askedAt: Date
  now: Date
}

/** One presentation in either format, not verified yet. */
export interface Shown {
  format: InteropFormat
  chain: readonly Uint8Array[]
  signedAt: Date
  expiresAt: Date
  status: StatusReference | null
  claims: ReadonlyMap<string, unknown>
  isSignedBy(issuerKey: CryptoKey): Promise<boolean>
  /**
   * Returns whether the holder's key signed this response for this request. The credential contains the
   * holder's key.
   */
  isBoundTo(asked: Asked): Promise<boolean>
}

const VpToken = z.record(z.string(), z.array(z.string()))

/**
 * Reads the only presentation in a `vp_token` (OpenID4VP 1.0, 8.1). Throws a `MalformedError` for another
 * value.
 */
export function readShown(
  vpToken: unknown,
  { origin, format: asked }: Pick<Asked, 'origin' | 'format'>,
): Shown {
  const { data = {} } = VpToken.safeParse(vpToken)
  const given = Object.entries(data)
  const [id, [presentation, ...more] = []] = given[0] ?? []
  const format = INTEROP_FORMATS.find((one) => CONFIGURATIONS[one] === id)
  const isAsked = format !== undefined && (asked ?? format) === format
  if (given.length !== 1 || !isAsked || presentation === undefined || more.length > 0) {
    throw new MalformedError('not the one credential that was asked for')
  }
  return format === 'mso_mdoc' ? readMdoc(presentation) : readVc(presentation, origin)
}

function readVc(text: string, origin: string): Shown {
  const shown = readSdJwt(text)
  if (shown.type !== visaTypeAddress(origin)) throw new MalformedError('of another type')
  if (shown.issuer !== origin) throw new MalformedError('of another issuer')
  return {
    format: 'dc+sd-jwt',
    chain: shown.chain,
    signedAt: shown.issuedAt,
    expiresAt: shown.expiresAt,
    status: shown.status,
    claims: shown.claims,
    isSignedBy: (key) => verifyJwt(shown.jwt, key),
    isBoundTo: (asked) => verifyKeyBinding(shown, asked),
  }
}

function readMdoc(text: string): Shown {
  const shown = readDeviceResponse(fromPart(text))
  if (shown.docType !== MDOC_TYPE) throw new MalformedError('of another type')
  const elements = Array.from(
    shown.elements.get(MDOC_NAMESPACE) ?? [],
    ([name, value]) => [name, plain(value)] as const,
  )
  return {
    format: 'mso_mdoc',
    chain: shown.chain,
    signedAt: shown.signedAt,
    expiresAt: shown.validUntil,
    status: shown.status,
    claims: new Map(elements),
    isSignedBy: (key) => verifySign1(shown.issuerAuth, key),
    isBoundTo: ({ transcript }) => verifyDeviceSignature(shown, transcript),
  }
}

function plain(value: ForeignCbor): unknown {
  return value instanceof Tagged && value.tag === TAG_DAY ? value.value : value
}
