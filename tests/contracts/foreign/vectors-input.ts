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

/** Answers one after the other, each with codes that are judged by what is held then. */
export interface ForeignCase {
  pin: string | null
  steps: { at: string; answer: ForeignAnswer; codes: ForeignCode[] }[]
}

/** What a foreign verifier is given. */
export interface ForeignInput {
  pin: string
  now: string
  /** Each is met with the pin alone. The first is the genuine one, by which the codes are judged. */
  answers: ForeignAnswer[]
  /** Packed, by name, in hex. */
  lists: Record<string, string>
  codes: ForeignCode[]
  /** Judged at two times, of which a clock does not know which is right. */
  unsure: (ForeignCode & { orElse: string })[]
  /** A token is looked for in each. */
  texts: string[]
  /** Tokens whose identity is asked. */
  identities: string[]
  /** In hex. */
  signed: { kind: SignedKind; bytes: string }[]
  cases: ForeignCase[]
}

/** The results of a foreign verifier. */
export interface ForeignOutput {
  /** Null for a refused answer. */
  taken: ({ keys: string[]; stopped: string[]; revoked: Record<string, number[]> } | null)[]
  /** Null for a valid code. */
  verdicts: (string | null)[]
  unsure: (string | null)[]
  /** Null where there is none. */
  tokens: (string | null)[]
  identities: string[]
  /** Whether it has its form and a credential key signed it. */
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

/** A verifier is not told what it should say. */
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
  // A verifier without a network cannot know whether the issuer has a newer key, so its verdict has
  // another code.
  verdicts: CODES.map(({ code }) => (code === 'UNKNOWN_ISSUER' ? 'ISSUER_NOT_KNOWN_HERE' : code)),
  unsure: vectors.unsure.map(({ code }) => code),
  tokens: vectors.texts.map(({ token }) => token),
  identities: vectors.identities.map(({ identity }) => identity),
  signed: SIGNED.map(({ isTaken }) => isTaken),
  cases: CASES.map(({ steps }) =>
    steps.map(({ holds, codes }) => ({ holds, verdicts: codes.map(({ code }) => code) })),
  ),
}

/** The names of all that is asked, by their place in the output. */
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

/** The output by names, for a reader of what differs. */
export function nameOutput(output: ForeignOutput): Record<string, [string, unknown][]> {
  return Object.fromEntries(
    Object.entries(NAMES).map(([part, names]) => {
      const found: readonly unknown[] = output[part as keyof ForeignOutput]
      return [part, found.map((one, at) => [names[at]?.name ?? '', one])]
    }),
  )
}
