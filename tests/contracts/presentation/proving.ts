import { checkProofFile, readBlockHash } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { fromHex } from '#contracts/bytes.ts'
import { readKeySet } from '#contracts/trust/key-set.ts'
import { parsePin } from '#contracts/trust/pin.ts'
import { compare } from './compare.ts'
import vectors from './vectors.json' with { type: 'json' }

/** What a reader of a proof file has from other sources, and the code that it comes to. */
interface Reading {
  name: string
  pin: string | null
  /** The name of the key set that the reader holds. */
  keySet: string | null
  blockHash: string | null
  at: string
  code: string | null
}

interface ProofCase extends Reading {
  /** The name of a file. */
  file: string
  /** The fields that have another value in this case. A field of null is missing. */
  changes: Readonly<Record<string, unknown>>
}

const { cases, texts, blockHash, ...proofs } = vectors.proofs
const CASES: readonly ProofCase[] = cases
const FILES: Readonly<Record<string, object>> = proofs.files
const KEY_SETS: Readonly<Record<string, string>> = proofs.keySets
/** The reader of a text that no change of a file gives. */
const READER = { pin: vectors.pin, keySet: null, blockHash, at: vectors.now }

/** Checks all proof files. Returns a sentence for each difference from the expected codes. */
export async function checkProving(): Promise<string[]> {
  const differences = await Promise.all([
    ...CASES.map((one) => checkFile(write(one), one)),
    ...texts.map(({ text, ...one }) => checkFile(text, { ...one, ...READER })),
  ])
  return differences.flat()
}

function write({ file, changes }: ProofCase): string {
  const fields = Object.entries({ ...FILES[file], ...changes })
  return JSON.stringify(Object.fromEntries(fields.filter(([, value]) => value !== null)))
}

async function checkFile(text: string, { name, code, ...one }: Reading): Promise<string[]> {
  const keySet = one.keySet === null ? null : await readKeySet(fromHex(KEY_SETS[one.keySet] ?? ''))
  const verdict = await checkProofFile(text, {
    pin: keySet ?? (one.pin === null ? null : parsePin(one.pin)),
    keySet,
    blockHash: one.blockHash === null ? null : readBlockHash(one.blockHash),
    now: new Date(one.at),
  })
  return compare(`proof file: ${name}`, verdict.code, code)
}
