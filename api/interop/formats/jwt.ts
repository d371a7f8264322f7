import { fromBase64Url } from '#contracts/bytes.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { SIGNATURE_BYTES } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { FORMAT_BYTES_MAX } from './foreign-cbor.ts'

/*
 * jose signs and verifies here, and decrypts in `jwe.ts`. Our own code reads each text first, because
 * jose accepts base64 with spaces, padding or leftover bits, and a byte order mark before the JSON.
 * jose is imported at its first use. The import takes 60 to 85 ms, and a start should not wait for it.
 */

/** A compact JWS (RFC 7515) of a JSON object. The only algorithm is ES256. */
export interface Jwt {
  header: JsonObject
  claims: JsonObject
  /** The token, exactly as it was received. */
  text: string
}

type JsonObject = Readonly<Record<string, unknown>>

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Signs the claims. Adds `alg` to the header. `header` must contain `typ`, because nobody may use a
 * token of one type as another type.
 */
export async function signJwt(
  privateKey: CryptoKey,
  header: JsonObject & { typ: string },
  claims: JsonObject,
): Promise<string> {
  const { SignJWT } = await import('jose')
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey)
}

/** Throws a `MalformedError` for bad text or another `typ`. Does not check the signature. */
export function readJwt(text: string, typ: string): Jwt {
  if (text.length > FORMAT_BYTES_MAX) throw new MalformedError('too many bytes')
  const [header, claims, signature, ...rest] = text.split('.')
  if (!header || !claims || !signature || rest.length > 0) throw new MalformedError('not a JWT')
  const jwt = { header: fromJsonPart(header), claims: fromJsonPart(claims), text }
  if (jwt.header.alg !== 'ES256' || fromPart(signature).length !== SIGNATURE_BYTES) {
    throw new MalformedError('not signed with ES256')
  }
  if (jwt.header.typ !== typ) throw new MalformedError('a JWT of another type')
  if ('crit' in jwt.header) throw new MalformedError('a header that must be understood')
  return jwt
}

export async function verifyJwt({ text }: Jwt, publicKey: CryptoKey): Promise<boolean> {
  const { compactVerify, errors } = await import('jose')
  try {
    await compactVerify(text, publicKey, { algorithms: ['ES256'] })
    return true
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false
    throw error
  }
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
