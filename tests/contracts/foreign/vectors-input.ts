import { fromHex, toBase64Url } from '#contracts/bytes.ts'
import { FROZEN } from '#tests/contracts/trust/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }

/**
 * The input of a foreign verifier: answers of the server, packed lists, and codes with the times at
 * which they are checked.
 */
export interface ForeignInput {
  pin: string
  now: string
  /**
   * The first answer is the genuine one, and the codes are verified with its trust. The other
   * answers must be refused.
   */
  answers: { keySets: string[]; manifest: string }[]
  /** The packed lists by name, in hex. */
  lists: Record<string, string>
  codes: { text: string; at: string }[]
}

/** The results of a foreign verifier. */
export interface ForeignOutput {
  /** Null for a refused answer. */
  taken: ({ keys: string[]; stopped: string[]; revoked: Record<string, number[]> } | null)[]
  /** Null for a valid code. */
  verdicts: (string | null)[]
}

const { answer } = FROZEN
const text = (hex: string) => toBase64Url(fromHex(hex))

const REFUSED = [
  ...vectors.refusedKeySets.map(({ bytes }) => ({ ...answer, keySets: [text(bytes)] })),
  ...vectors.refusedManifests.map(({ bytes }) => ({ ...answer, manifest: text(bytes) })),
]

const CODES = [...vectors.judged, ...vectors.refused.map((code) => ({ ...code, at: vectors.now }))]

export const INPUT: ForeignInput = {
  pin: vectors.pin,
  now: vectors.now,
  answers: [answer, ...REFUSED],
  lists: Object.fromEntries(vectors.shards.map(({ hash, packed }) => [hash, packed])),
  codes: CODES.map(({ text, at }) => ({ text, at })),
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
  // A verifier without a network cannot know whether the issuer has a newer key, so its verdict has
  // another code.
  verdicts: CODES.map(({ code }) => (code === 'UNKNOWN_ISSUER' ? 'ISSUER_NOT_KNOWN_HERE' : code)),
}

/** Returns the verdicts by the names of the codes, so that differences are easy to read. */
export function nameVerdicts(verdicts: readonly (string | null)[]): Record<string, string> {
  return Object.fromEntries(CODES.map(({ name }, at) => [name, verdicts[at] ?? 'valid']))
}
