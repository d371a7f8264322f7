import { fromHex, toBase64Url } from '#contracts/bytes.ts'
import { parsePin } from '#contracts/trust/pin.ts'
import { readPoint } from '#contracts/trust/issuer-key.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { compare } from './compare.ts'
import vectors from './vectors.json' with { type: 'json' }

/**
 * The data that a verifier has after an answer. Times are in seconds. `root` is the key id of the
 * root in hex.
 */
export interface Held {
  root: string
  generation: number
  keySetIat: number
  keySetExp: number
  manifestIat: number
}

type Taking = Parameters<typeof takeTrust>[1]

interface Step {
  at: string
  answer: Trust
  /** The expected data of the verifier. Null while it has accepted no answer. */
  holds: Held | null
  /** Codes that are verified offline with this data, and the expected verdict code of each. */
  codes: readonly { text: string; at: string; code: string | null }[]
}

/** A case with several answers of the server, in their order. */
export interface TrustCase {
  name: string
  /** The pinned root. Null for a verifier that has never reached the issuer. */
  pin: string | null
  steps: readonly Step[]
}

interface FrozenStep extends Omit<Step, 'answer'> {
  /** The names of the key sets in the frozen vectors. */
  keySets: readonly string[]
  manifest: string
}

const FROZEN_CASES: readonly { name: string; pin: string | null; steps: readonly FrozenStep[] }[] =
  vectors.trust.cases

export const CASES: readonly TrustCase[] = FROZEN_CASES.map(({ steps, ...one }) => ({
  ...one,
  steps: steps.map(({ keySets, manifest, ...step }) => ({
    ...step,
    answer: {
      keySets: keySets.map((name) => read(vectors.trust.keySets, name)),
      manifest: read(vectors.trust.manifests, manifest),
    },
  })),
}))

/** All packed lists in hex. The keys are the names of the lists. */
export const LISTS: Record<string, string> = {
  ...Object.fromEntries(vectors.shards.map(({ hash, packed }) => [hash, packed])),
  ...vectors.trust.lists,
}

function read(bytes: Record<string, string>, name: string): string {
  return toBase64Url(fromHex(bytes[name] ?? ''))
}

function readShard(name: string): Promise<Uint8Array> {
  const packed = LISTS[name]
  return packed === undefined
    ? Promise.reject(new Error('No such list'))
    : Promise.resolve(fromHex(packed))
}

/** Plays all cases. Returns a sentence for each difference from the expected data and verdicts. */
export async function checkTrustCases(): Promise<string[]> {
  return (await Promise.all(CASES.map(followSteps))).flat()
}

async function followSteps({ name, pin, steps }: TrustCase): Promise<string[]> {
  const differences: string[] = []
  let held: OfflineTrust | null = null
  for (const { at, answer, holds, codes } of steps) {
    const trust: OfflineTrust | null = await takeOrKeep(answer, {
      known: held,
      pin: pin === null ? null : parsePin(pin),
      now: new Date(at),
      readShard,
    })
    held = trust
    const verdicts = await Promise.all(
      codes.map(async (code) => (await verifyOffline(code.text, trust, new Date(code.at))).code),
    )
    differences.push(
      ...compare(`held: ${name}`, trust && describeHeld(trust), holds),
      ...compare(
        `judged: ${name}`,
        verdicts,
        codes.map(({ code }) => code),
      ),
    )
  }
  return differences
}

function takeOrKeep(answer: Trust, taking: Taking): Promise<OfflineTrust | null> {
  return takeTrust(answer, taking).catch(() => taking.known)
}

function describeHeld({ keySet, manifest }: OfflineTrust): Held {
  return {
    root: readPoint(keySet.rootPoint).kid,
    generation: keySet.generation,
    keySetIat: keySet.issuedAt.getTime() / 1000,
    keySetExp: keySet.expiresAt.getTime() / 1000,
    manifestIat: manifest.issuedAt.getTime() / 1000,
  }
}
