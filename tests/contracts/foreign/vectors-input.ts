import { fromHex, toBase64Url } from '#contracts/bytes.ts'
import { CASES, type Held, LISTS } from '#tests/contracts/presentation/trust-cases.ts'
import { FROZEN } from '#tests/contracts/trust/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import type { SignedKind } from './credentials.ts'

interface ForeignAnswer {
  keySets: string[]
  manifest: string
}

export interface ForeignCode {
  text: string
  at: string
}

/**
 * A case with several answers of the server, in their order. After each answer, codes are verified
 * by the trust that the verifier has then.
 */
export interface ForeignCase {
  pin: string | null
  steps: { at: string; answer: ForeignAnswer; codes: ForeignCode[] }[]
}

/** The input of a foreign verifier. */
export interface ForeignInput {
  pin: string
  now: string
  /**
   * Answers of the server. The verifier checks each of them as its first answer, and knows only the
   * pinned root. The first answer is genuine, and its trust is used for `codes`.
   */
  answers: ForeignAnswer[]
  /** The packed lists in hex. The keys are the names of the lists. */
  lists: Record<string, string>
  codes: ForeignCode[]
  /** Codes for a verifier with an uncertain clock. Either of its two times may be right. */
  unsure: (ForeignCode & { orElse: string })[]
  /** Texts in which the verifier looks for a token. */
  texts: string[]
  /** Tokens whose identity the verifier computes. */
  identities: string[]
  /** Signed credentials and registries. The bytes are in hex. */
  signed: { kind: SignedKind; bytes: string }[]
  cases: ForeignCase[]
}

/** The results of a foreign verifier. */
export interface ForeignOutput {
  /** The trust after each answer. Null for a refused answer. */
  taken: ({ keys: string[]; stopped: string[]; revoked: Record<string, number[]> } | null)[]
  /** The verdict code of each code. Null for a valid code. */
  verdicts: (string | null)[]
  unsure: (string | null)[]
  /** The token in each text. Null for a text without a token. */
  tokens: (string | null)[]
  identities: string[]
  /** True when the bytes have the right form and a credential key has signed them. */
  signed: boolean[]
  cases: { holds: Held | null; verdicts: (string | null)[] }[][]
}

const { answer } = FROZEN
const text = (hex: string) => toBase64Url(fromHex(hex))

const REFUSED = [
  ...vectors.refusedKeySets.map(({ bytes }) => ({ ...answer, keySets: [text(bytes)] })),
  ...vectors.refusedManifests.map(({ bytes }) => ({ ...answer, manifest: text(bytes) })),
]

const SIGNED = [
  ...vectors.credentials.map((one) => ({ ...one, kind: 'vsg/credential/1' as const })),
  ...vectors.registries.map((one) => ({ ...one, kind: 'vsg/registry/1' as const })),
]

const CODES = [...vectors.judged, ...vectors.refused.map((code) => ({ ...code, at: vectors.now }))]

export const INPUT: ForeignInput = {
  pin: vectors.pin,
  now: vectors.now,
  answers: [answer, ...REFUSED],
  lists: LISTS,
  codes: CODES.map(bareCode),
  unsure: vectors.unsure.map(({ orElse, ...code }) => ({ ...bareCode(code), orElse })),
  texts: vectors.texts.map(({ text }) => text),
  identities: vectors.identities.map(({ text }) => text),
  signed: SIGNED.map(({ kind, bytes }) => ({ kind, bytes })),
  cases: CASES.map(({ pin, steps }) => ({
    pin,
    steps: steps.map(({ at, answer, codes }) => ({ at, answer, codes: codes.map(bareCode) })),
  })),
}

/**
 * Returns a code without its expected verdict, because a foreign verifier must not know the
 * verdict.
 */
function bareCode({ text, at }: ForeignCode): ForeignCode {
  return { text, at }
}

export const EXPECTED: ForeignOutput = {
  taken: [
    {
      keys: [
        'credential',
        'pass',
        'standby',
        'former',
        'stopped',
        'stolen',
        'status',
        'stolenStatus',
      ].map((name) => vectors.kids[name as keyof typeof vectors.kids]),
      stopped: [vectors.kids.stopped],
      revoked: Object.fromEntries(vectors.shards.map(({ hash, revoked }) => [hash, revoked])),
    },
    ...REFUSED.map(() => null),
  ],
  // A verifier without a network cannot know whether the issuer has a newer key. Therefore its
  // verdict has another code.
  verdicts: CODES.map(({ code }) => (code === 'UNKNOWN_ISSUER' ? 'ISSUER_NOT_KNOWN_HERE' : code)),
  unsure: vectors.unsure.map(({ code }) => code),
  tokens: vectors.texts.map(({ token }) => token),
  identities: vectors.identities.map(({ identity }) => identity),
  signed: SIGNED.map(({ isTaken }) => isTaken),
  cases: CASES.map(({ steps }) =>
    steps.map(({ holds, codes }) => ({ holds, verdicts: codes.map(({ code }) => code) })),
  ),
}

/** The names of the checks, in the order of the output. */
const NAMES: Record<keyof ForeignOutput, readonly { name: string }[]> = {
  taken: [
    { name: 'the genuine answer' },
    ...vectors.refusedKeySets.map(({ name }) => ({ name: `key set: ${name}` })),
    ...vectors.refusedManifests.map(({ name }) => ({ name: `manifest: ${name}` })),
  ],
  verdicts: CODES,
  unsure: vectors.unsure,
  tokens: vectors.texts,
  identities: vectors.identities,
  signed: SIGNED.map(({ kind, name }) => ({ name: `${kind}: ${name}` })),
  cases: CASES,
}

/** Returns each result with the name of its check, so that differences are easy to read. */
export function nameOutput(output: ForeignOutput): Record<string, [string, unknown][]> {
  return Object.fromEntries(
    Object.entries(NAMES).map(([part, names]) => {
      const found: readonly unknown[] = output[part as keyof ForeignOutput]
      return [part, found.map((one, at) => [names[at]?.name ?? '', one])]
    }),
  )
}
