import { fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { ECDSA_SHA256, SIGNATURE_BYTES } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { FORMAT_BYTES_MAX } from './foreign-cbor.ts'

/** A compact JWS (RFC 7515) of a JSON object. The only algorithm is ES256. */
export interface Jwt {
  header: JsonObject
  claims: JsonObject
  /** The signed bytes: the header and the claims exactly as they were received. */
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

type JsonObject = Readonly<Record<string, unknown>>

const utf8 = new TextEncoder()
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Adds `alg`. `header` must contain `typ`, so that nobody can use a token of one kind as another kind. */
export async function signJwt(
  privateKey: CryptoKey,
  header: JsonObject & { typ: string },
  claims: JsonObject,
): Promise<string> {
  const signed = `${toJsonPart({ alg: 'ES256', ...header })}.${toJsonPart(claims)}`
  const signature = await crypto.subtle.sign(ECDSA_SHA256, privateKey, utf8.encode(signed))
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`
}

/** Throws a `MalformedError` for bad text or another `typ`. Does not check the signature. */
export function readJwt(text: string, typ: string): Jwt {
  if (text.length > FORMAT_BYTES_MAX) throw new MalformedError('too many bytes')
  const [header, claims, signature, ...rest] = text.split('.')
  if (!header || !claims || !signature || rest.length > 0) throw new MalformedError('not a JWT')
  const jwt = {
    header: fromJsonPart(header),
    claims: fromJsonPart(claims),
    signed: utf8.encode(`${header}.${claims}`),
    signature: fromPart(signature),
  }
  if (jwt.header.alg !== 'ES256' || jwt.signature.length !== SIGNATURE_BYTES) {
    throw new MalformedError('not signed with ES256')
  }
  if (jwt.header.typ !== typ) throw new MalformedError('a JWT of another type')
  if ('crit' in jwt.header) throw new MalformedError('a header that must be understood')
  return jwt
}

export function verifyJwt({ signed, signature }: Jwt, publicKey: CryptoKey): Promise<boolean> {
  return crypto.subtle.verify(ECDSA_SHA256, publicKey, signature, signed)
}

function toJsonPart(value: JsonObject): string {
  return toBase64Url(utf8.encode(JSON.stringify(value)))
}

/** Decodes base64url. Throws a `MalformedError` for other text. */
export function fromPart(text: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64Url(text)
  } catch (cause) {
    throw new MalformedError('not base64url', { cause })
  }
}

/** Parses JSON in base64url. Throws a `MalformedError` for other text. */
export function parsePart(text: string): unknown {
  const bytes = fromPart(text)
  try {
    return parseJson(strictUtf8.decode(bytes))
  } catch (cause) {
    throw new MalformedError('not UTF-8', { cause })
  }
}

function fromJsonPart(text: string): JsonObject {
  const value = parsePart(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MalformedError('not a JSON object')
  }
  return value as JsonObject
}
