import { messageOf } from '#contracts/describe-input.ts'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { ContentPack, PackSignature } from './content-pack.ts'
import { writeCanonicalInSteps } from './canonical-json.ts'
import { refusePack } from './pack-refused.ts'

export interface OpenedPack {
  pack: ContentPack
  /** The canonical JSON with the signature, as the database stores it. */
  text: string
  /** The editor's public key. */
  signedBy: string
  sha256: string
}

/**
 * Reads a pack. Throws a `PACK_REFUSED` when none of these editors' keys signed it, or when its shape is
 * wrong.
 */
export function* openPack(value: unknown, keys: readonly string[]): Generator<void, OpenedPack> {
  if (value === null || typeof value !== 'object' || !('signature' in value)) {
    refusePack('This is no content pack, or nobody has signed it.')
  }
  const { signature, ...signed } = value
  const signedBy = yield* requireSigned(signed, signature, keys)
  const read = ContentPack.safeParse(signed)
  if (!read.success) {
    const [issue] = read.error.issues
    const place = issue?.path.map(String).join('.') ?? ''
    const where = place === '' ? 'The pack' : place
    refusePack(`${where}: ${issue ? messageOf(issue) : 'Does not fit.'} ${ONLY}`)
  }
  const text = yield* writeCanonicalInSteps(value)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { pack: read.data, text, signedBy, sha256 }
}

const ONLY =
  'A pack holds facts, notices, official pages and interview questions; prices, claims and practice questions come with the build.'

function* requireSigned(
  signed: object,
  signature: unknown,
  keys: readonly string[],
): Generator<void, string> {
  const { success, data } = PackSignature.safeParse(signature)
  if (!success) refusePack('The signature of this pack cannot be read.')
  if (!keys.includes(data.key)) {
    refusePack('The key that signed this pack is none of CONTENT_KEYS.')
  }
  const bytes = Buffer.from(yield* writeCanonicalInSteps(signed))
  if (!isSignedBy(data.key, bytes, Buffer.from(data.value, 'base64url'))) {
    refusePack('The signature of this pack does not fit: it was changed after it was signed.')
  }
  return data.key
}

function isSignedBy(x: string, bytes: Buffer, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, bytes, key, signature)
  } catch {
    return false
  }
}
