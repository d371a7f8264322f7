import { sha256 } from '@noble/hashes/sha2.js'
import * as z from 'zod/mini'
import { concatBytes, fromBase64Url } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { FORMAT_BYTES_MAX } from './foreign-cbor.ts'
import { fromPart, parsePart } from './jwt.ts'
import { readJwk } from './points.ts'

export const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const
const SECRET_BITS = 256
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The greatest length in characters. The largest content needs two thirds of this length as base64url. */
const TEXT_MAX = 2 * FORMAT_BYTES_MAX

const KEY_BITS = { A128GCM: 128, A256GCM: 256 } as const
export const CONTENT_ENCRYPTIONS = ['A128GCM', 'A256GCM'] as const

const Header = z.object({
  alg: z.literal('ECDH-ES'),
  enc: z.enum(CONTENT_ENCRYPTIONS),
  epk: z.unknown(),
  apu: z.optional(z.string()),
  apv: z.optional(z.string()),
  zip: z.optional(z.undefined()),
  crit: z.optional(z.undefined()),
})

const utf8 = new TextEncoder()

/**
 * Decrypts a compact JWE (RFC 7516) that was encrypted for this key by ECDH-ES and AES-GCM. Throws a
 * `MalformedError` for other text.
 */
export async function decryptJwe(text: string, privateKey: CryptoKey): Promise<string> {
  if (text.length > TEXT_MAX) throw new MalformedError('too many bytes')
  const [header, encryptedKey, nonce, ciphertext, tag, ...rest] = text.split('.')
  if (!header || encryptedKey !== '' || !nonce || !ciphertext || !tag || rest.length > 0) {
    throw new MalformedError('not a JWE')
  }
  const { data } = Header.safeParse(parsePart(header))
  if (!data) throw new MalformedError('encrypted in another way')
  const [iv, sealed] = [fromPart(nonce), concatBytes(fromPart(ciphertext), fromPart(tag))]
  if (iv.length !== NONCE_BYTES || fromPart(tag).length !== TAG_BYTES) {
    throw new MalformedError('encrypted in another way')
  }
  const gcm = { name: 'AES-GCM', iv, additionalData: utf8.encode(header) }
  try {
    const opened = await crypto.subtle.decrypt(gcm, await agreeKey(data, privateKey), sealed)
    return new TextDecoder('utf-8', { fatal: true }).decode(opened)
  } catch (cause) {
    throw new MalformedError('not encrypted to this key', { cause })
  }
}

/** Derives the key by the Concat KDF of RFC 7518 section 4.6.2. One round returns enough bits. */
async function agreeKey(header: z.infer<typeof Header>, privateKey: CryptoKey) {
  const { x, y } = readJwk(header.epk)
  const point = concatBytes(Uint8Array.of(4), fromBase64Url(x), fromBase64Url(y))
  const publicKey = await crypto.subtle.importKey('raw', point, ECDH, false, [])
  const agreed = { name: 'ECDH', public: publicKey } as const
  const secret = new Uint8Array(await crypto.subtle.deriveBits(agreed, privateKey, SECRET_BITS))
  const bits = KEY_BITS[header.enc]
  const key = sha256(
    concatBytes(
      toUint32(1),
      secret,
      withLength(utf8.encode(header.enc)),
      withLength(fromPart(header.apu ?? '')),
      withLength(fromPart(header.apv ?? '')),
      toUint32(bits),
    ),
  ).slice(0, bits / 8)
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
}

function withLength(bytes: Uint8Array): Uint8Array {
  return concatBytes(toUint32(bytes.length), bytes)
}

function toUint32(number: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}
