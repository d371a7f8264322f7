import { concatBytes, equalBytes } from '#contracts/bytes.ts'
import { decodeCbor } from '#contracts/encoding/cbor.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import type { IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import type { VerdictCode } from '#contracts/verification/verdict.ts'

/** A changed code. `reasons` are the verdict codes that are a correct refusal. */
export interface Mutant {
  name: string
  text: string
  reasons: readonly VerdictCode[]
}

const SIGNATURE_BYTES = 64
const KID_BYTES = 8

/**
 * The refusals that are correct after a change in a token's payload. The token is then no longer
 * well-formed, or its signature no longer matches.
 */
const ANY_SIGNED = ['TOKEN_MALFORMED', 'UNKNOWN_ISSUER', 'SIGNATURE_INVALID'] as const
const ANY: readonly VerdictCode[] = [
  ...ANY_SIGNED,
  'DEVICE_SIGNATURE_INVALID',
  'DEVICE_SIGNATURE_MISSING',
]

export interface Genuine {
  token: Uint8Array
  /**
   * The pass inside the token. For a token that the server minted, the pass is the token itself.
   */
  pass: Uint8Array
}

/**
 * Authenticates each mutant. Returns the mutants without a correct refusal, and the number of
 * refusals for each reason.
 */
export async function findUnrefused(
  mutants: Iterable<Mutant>,
  trust: IssuerTrust,
): Promise<{ tried: number; faults: string[]; reasons: Map<string, number> }> {
  const faults: string[] = []
  const reasons = new Map<string, number>()
  let tried = 0
  for (const { name, text, reasons: right } of mutants) {
    const answer = await authenticate(text, trust)
    tried += 1
    if (answer.isAuthentic) faults.push(`${name}: accepted`)
    else {
      reasons.set(answer.code, (reasons.get(answer.code) ?? 0) + 1)
      if (!right.includes(answer.code)) faults.push(`${name}: refused with ${answer.code}`)
    }
  }
  return { tried, faults, reasons }
}

/** Yields the token many times, each time with another bit flipped. */
export function* flipBits(genuine: Genuine): Generator<Mutant> {
  const { token } = genuine
  for (let bit = 0; bit < 8 * token.length; bit++) {
    const at = bit >> 3
    const changed = token.slice()
    changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7))
    yield {
      name: `bit ${String(bit & 7)} of byte ${String(at)} flipped`,
      text: toTokenText(changed),
      reasons: reasonsAt(genuine, at),
    }
  }
}

/** Returns the refusals that are correct after a change of this byte. */
function reasonsAt({ token, pass }: Genuine, at: number): readonly VerdictCode[] {
  const passAt = indexOfBytes(token, pass)
  const passEnd = passAt + pass.length
  const kidAt = passAt + indexOfKid(pass)
  if (at >= kidAt && at < kidAt + KID_BYTES) return ['UNKNOWN_ISSUER']
  if (at >= passEnd - SIGNATURE_BYTES && at < passEnd) return ['SIGNATURE_INVALID']
  if (at >= token.length - SIGNATURE_BYTES) return ['DEVICE_SIGNATURE_INVALID']
  return at >= passAt && at < passEnd ? ANY_SIGNED : ['TOKEN_MALFORMED', 'DEVICE_SIGNATURE_INVALID']
}

function indexOfBytes(whole: Uint8Array, part: Uint8Array): number {
  for (let at = 0; at + part.length <= whole.length; at++) {
    if (equalBytes(whole.subarray(at, at + part.length), part)) return at
  }
  throw new Error('The pass is not in the token')
}

function indexOfKid(pass: Uint8Array): number {
  const signed = decodeCbor(pass)
  const header = Array.isArray(signed) ? signed[0] : undefined
  if (!(header instanceof Uint8Array)) throw new Error('Not a pass')
  return indexOfBytes(pass, header) + header.length - KID_BYTES
}

/**
 * Yields the token cut to each number of bytes and to each number of digits. Then yields the token
 * with each possible byte appended.
 */
export function* cutAndExtend({ token }: Genuine): Generator<Mutant> {
  const text = toTokenText(token)
  for (let length = 0; length < token.length; length++) {
    const cut = toTokenText(
      concatBytes(token.subarray(0, length), new Uint8Array(length < 1 ? 1 : 0)),
    )
    yield { name: `cut to ${String(length)} bytes`, text: cut, reasons: ['TOKEN_MALFORMED'] }
  }
  for (let length = 2; length < text.length; length++) {
    yield {
      name: `cut to ${String(length)} digits`,
      text: text.slice(0, length),
      reasons: ['TOKEN_MALFORMED'],
    }
  }
  for (let byte = 0; byte < 256; byte++) {
    const longer = toTokenText(concatBytes(token, Uint8Array.of(byte)))
    yield { name: `byte ${String(byte)} appended`, text: longer, reasons: ['TOKEN_MALFORMED'] }
  }
}

/** Yields the text of the token many times, each time with one digit replaced by another digit. */
export function* changeDigits({ token }: Genuine): Generator<Mutant> {
  const text = toTokenText(token)
  for (let at = 0; at < text.length; at++) {
    for (const digit of '0123456789') {
      if (digit === text[at]) continue
      const changed = text.slice(0, at) + digit + text.slice(at + 1)
      // A text with a leading zero does not count as a token.
      const isText = !changed.startsWith('0')
      const name = `digit ${String(at)} changed to ${digit}`
      yield { name, text: changed, reasons: isText ? ANY : ['TOKEN_MISSING'] }
    }
  }
}

/**
 * Yields spliced tokens: the first bytes of one genuine token and the last bytes of another. Both
 * have the same length, and every position of the cut is tried.
 */
export function* splice(one: Genuine, other: Genuine): Generator<Mutant> {
  const genuine = [toTokenText(one.token), toTokenText(other.token)]
  for (let at = 1; at < one.token.length; at++) {
    const text = toTokenText(concatBytes(one.token.subarray(0, at), other.token.subarray(at)))
    if (genuine.includes(text)) continue
    yield { name: `spliced at byte ${String(at)}`, text, reasons: ANY }
  }
}

/**
 * Yields up to `count` mutants of the token. In each of them, one to four bytes are replaced by
 * random bytes.
 */
export function* scramble(
  { token }: Genuine,
  count: number,
  random: () => number,
): Generator<Mutant> {
  for (let round = 0; round < count; round++) {
    const changed = token.slice()
    const changes = 1 + Math.floor(random() * 4)
    for (let change = 0; change < changes; change++) {
      changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256)
    }
    if (equalBytes(changed, token)) continue
    yield { name: `scrambled in round ${String(round)}`, text: toTokenText(changed), reasons: ANY }
  }
}

/**
 * Returns a generator of numbers from 0 to 1 (mulberry32). The same seed gives the same numbers.
 */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
