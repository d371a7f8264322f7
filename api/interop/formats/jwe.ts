import * as z from 'zod/mini'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { FORMAT_BYTES_MAX } from './foreign-cbor.ts'
import { fromPart, parsePart } from './jwt.ts'

export const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const
const NONCE_BYTES = 12
const TAG_BYTES = 16
/**
 * The greatest length of the JWE in characters. The base64url of the largest content has two thirds
 * of this length.
 */
const TEXT_MAX = 2 * FORMAT_BYTES_MAX

export const CONTENT_ENCRYPTIONS = ['A128GCM', 'A256GCM'] as const

const Header = z.object({
  alg: z.literal('ECDH-ES'),
  enc: z.enum(CONTENT_ENCRYPTIONS),
  epk: z.unknown(),
  zip: z.optional(z.undefined()),
  crit: z.optional(z.undefined()),
})

/**
 * Decrypts a compact JWE (RFC 7516) to this key, with ECDH-ES and AES-GCM. Throws a
 * `MalformedError` for any other text.
 */
export async function decryptJwe(text: string, privateKey: CryptoKey): Promise<string> {
  if (text.length > TEXT_MAX) throw new MalformedError('too many bytes')
  const [header, encryptedKey, nonce, ciphertext, tag, ...rest] = text.split('.')
  if (!header || encryptedKey !== '' || !nonce || !ciphertext || !tag || rest.length > 0) {
    throw new MalformedError('not a JWE')
  }
  const isOurWay = Header.safeParse(parsePart(header)).success
  const lengths = [nonce, tag, ciphertext].map((part) => fromPart(part).length)
  if (!isOurWay || lengths[0] !== NONCE_BYTES || lengths[1] !== TAG_BYTES) {
    throw new MalformedError('encrypted in another way')
  }
  const { compactDecrypt } = await import('jose')
  try {
    const { plaintext } = await compactDecrypt(text, privateKey)
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
  } catch (cause) {
    throw new MalformedError('not encrypted to this key', { cause })
  }
}
