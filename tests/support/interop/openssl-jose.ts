import {
  createCipheriv,
  createECDH,
  createHash,
  createPublicKey,
  type JsonWebKey,
  KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'

/** A public key as a JWK (RFC 7517). */
export interface Jwk extends JsonWebKey {
  kid?: string
}

type Json = Readonly<Record<string, unknown>>

const toPart = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url')

/**
 * Signs a JWS (RFC 7515) with OpenSSL, by the algorithm ES256. A text in place of claims is signed
 * unchanged.
 */
export function signJws(key: CryptoKey, header: Json, claims: Json | string): string {
  const payload = typeof claims === 'string' ? claims : JSON.stringify(claims)
  const signed = `${toPart(JSON.stringify(header))}.${toPart(payload)}`
  const by = { key: KeyObject.from(key), dsaEncoding: 'ieee-p1363' } as const
  return `${signed}.${toPart(sign('sha256', Buffer.from(signed), by))}`
}

export function parseJws(text: string): { header: Json; claims: Json } {
  const [header = {}, claims = {}] = text
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json)
  return { header, claims }
}

/** Parses a JWS. Throws if this key has not signed it by the algorithm ES256. */
export function openJws(text: string, key: KeyObject): ReturnType<typeof parseJws> {
  const [header = '', claims = '', signature = ''] = text.split('.')
  const by = { key, dsaEncoding: 'ieee-p1363' } as const
  const signed = Buffer.from(`${header}.${claims}`)
  const opened = parseJws(text)
  if (
    opened.header.alg !== 'ES256' ||
    !verify('sha256', signed, by, Buffer.from(signature, 'base64url'))
  ) {
    throw new Error('not signed by this key')
  }
  return opened
}

/** Returns the thumbprint of a key (RFC 7638). */
export function nameKey({ crv, kty, x, y }: Jwk): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}

/**
 * Encrypts a JWE (RFC 7516) with OpenSSL, by ECDH-ES and AES-GCM. The values in `header` can
 * contradict the rest of the JWE.
 */
export function encryptJwe(to: Jwk, text: string | Uint8Array, header: Json = {}): string {
  const pair = createECDH('prime256v1')
  const ephemeral = pair.generateKeys()
  const [x, y] = [ephemeral.subarray(1, 33), ephemeral.subarray(33)].map(toPart)
  const epk = { kty: 'EC', crv: 'P-256', x, y }
  const { enc = 'A128GCM', ...rest } = header
  const said: Json = { alg: 'ECDH-ES', enc, epk, ...rest }
  const secret = pair.computeSecret(pointOf(to))
  return sealJwe(deriveKey(secret, said), said, text)
}

/** Encrypts only the content. Both sides already have this key. */
export function sealJwe(key: Uint8Array, header: Json, text: string | Uint8Array): string {
  const protectedHeader = toPart(JSON.stringify(header))
  const nonce = randomBytes(12)
  const cipher = createCipheriv(key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(protectedHeader))
  const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()])
  return [protectedHeader, '', ...[nonce, sealed, cipher.getAuthTag()].map(toPart)].join('.')
}

/** Derives a key by the Concat KDF (RFC 7518, section 4.6.2). */
function deriveKey(secret: Uint8Array, { enc, apu, apv }: Json): Uint8Array {
  const length = enc === 'A256GCM' ? 32 : 16
  const texts = [Buffer.from(String(enc)), ...[apu, apv].map(fromPart)]
  const info = texts.flatMap((bytes) => [toUint32(bytes.length), bytes])
  const input = Buffer.concat([toUint32(1), secret, ...info, toUint32(8 * length)])
  return createHash('sha256').update(input).digest().subarray(0, length)
}

const fromPart = (part: unknown) => Buffer.from(typeof part === 'string' ? part : '', 'base64url')

function toUint32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

/** Returns the uncompressed point of a key. OpenSSL has checked that the point is on the curve. */
function pointOf(jwk: Jwk): Uint8Array {
  const { x, y } = createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'jwk' })
  return Buffer.concat([Buffer.of(4), fromPart(x), fromPart(y)])
}
