import { expect, test } from 'vitest'
import { checkProofFile } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import type { ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { fromBase64Url, fromHex, toBase64Url, toHex } from '#contracts/bytes.ts'
import {
  buildSigner,
  CREDENTIAL_KEY,
  NEW_CREDENTIAL,
} from '#tests/contracts/presentation/fixtures.ts'
import { openProofChain } from '#tests/support/chain/proof-chain.ts'
import { buildPresentSet, ISSUED, NOW, PIN } from './fixtures.ts'

const MUTANTS_AT_LEAST = 2_000

interface Mutant {
  name: string
  text: string
}

const chain = await openProofChain()
const signer = await buildSigner(CREDENTIAL_KEY)
for (const index of [0, 1, 2]) await chain.anchor(signer, NEW_CREDENTIAL, index)
const anchored = await chain.anchor(signer, ISSUED, 5)
// With this revocation, the storage has a word of revocation bits. The proof of this word then ends
// in a leaf of the trie.
await chain.revoke({ ...anchored, index: 6 })
const genuine = await chain.proveNow(signer, anchored, { keySets: [await buildPresentSet()] })

function isAccepted({ text }: Mutant): Promise<boolean> {
  const { blockHash } = genuine
  const reader = { pin: PIN, keySet: null, blockHash, now: NOW }
  return checkProofFile(text, reader).then(({ status }) => status === 'valid')
}

const BASE64URL = ['credential', 'salt', 'registry'] as const
const LISTS = ['siblings', 'accountProof', 'batchProof', 'revocationProof'] as const

function* mutantsOf(file: ProofFile): Generator<Mutant> {
  const change = (name: string, changes: Partial<Record<keyof ProofFile, unknown>>): Mutant => ({
    name,
    text: JSON.stringify({ ...file, ...changes }),
  })
  for (const field of BASE64URL) {
    for (const [how, bytes] of changesOf(fromBase64Url(file[field]))) {
      yield change(`${field}: ${how}`, { [field]: toBase64Url(bytes) })
    }
  }
  for (const [at, keySet] of file.keySets.entries()) {
    for (const [how, bytes] of changesOf(fromBase64Url(keySet))) {
      yield change(`key set: ${how}`, { keySets: file.keySets.with(at, toBase64Url(bytes)) })
    }
  }
  for (const [how, bytes] of changesOf(fromHex(file.header))) {
    yield change(`header: ${how}`, { header: toText(bytes) })
  }
  for (const field of LISTS) {
    const nodes = file[field]
    for (const [at, node] of nodes.entries()) {
      const put = (...instead: string[]) => ({ [field]: nodes.toSpliced(at, 1, ...instead) })
      for (const [how, bytes] of changesOf(fromHex(node))) {
        yield change(`${field} ${String(at)}: ${how}`, put(toText(bytes)))
      }
      yield change(`${field} ${String(at)}: left out`, put())
      yield change(`${field} ${String(at)}: twice`, put(node, node))
    }
    yield change(`${field}: cleared`, { [field]: [] })
    yield change(`${field}: another after the last`, { [field]: [...nodes, nodes[0]] })
    if (nodes.length > 1) yield change(`${field}: backwards`, { [field]: nodes.toReversed() })
    for (const other of LISTS) {
      if (other !== field) yield change(`${field}: that of ${other}`, { [field]: file[other] })
    }
  }
  for (const index of [-1, 4, 6, 261, 299, 300, 2 ** 32, 5.5, '5', null]) {
    yield change(`index ${String(index)}`, { index })
  }
  for (const field of Object.keys(file) as (keyof ProofFile)[]) {
    yield change(`${field}: missing`, { [field]: undefined })
    yield change(`${field}: of another type`, { [field]: { of: file[field] } })
  }
  yield change('another format', { format: 'vsg/proof/2' })
  yield change('no key set', { keySets: [] })
  yield change('a key set more', { keySets: [...file.keySets, 'AAAA'] })
  yield change('a field more', { ['extra' as 'format']: 1 })
  const text = JSON.stringify(file)
  for (let length = 0; length < text.length; length += 97) {
    yield { name: `cut to ${String(length)} characters`, text: text.slice(0, length) }
  }
}

/**
 * Yields changed bytes: with one bit of each byte flipped, shortened at either end, with a byte
 * more, and repeated twice.
 */
function* changesOf(bytes: Uint8Array): Generator<[string, Uint8Array]> {
  for (const [at, byte] of bytes.entries()) {
    yield [`byte ${String(at)} changed`, bytes.with(at, byte ^ (1 << (at & 7)))]
  }
  for (const length of [0, 1, bytes.length >> 1, bytes.length - 1]) {
    yield [`cut to ${String(length)} bytes`, bytes.slice(0, length)]
  }
  yield ['without its first byte', bytes.slice(1)]
  yield ['a byte more', Uint8Array.of(...bytes, 0)]
  yield ['twice', Uint8Array.of(...bytes, ...bytes)]
}

function toText(bytes: Uint8Array): string {
  return `0x${toHex(bytes)}`
}

test('of thousands of altered files none is accepted, and none breaks the check', async () => {
  const accepted: string[] = []
  let tried = 0
  expect(await isAccepted({ name: 'genuine', text: JSON.stringify(genuine.file) })).toBe(true)

  for (const mutant of mutantsOf(genuine.file)) {
    tried += 1
    if (await isAccepted(mutant)) accepted.push(mutant.name)
  }

  expect(accepted).toEqual([])
  expect(tried).toBeGreaterThan(MUTANTS_AT_LEAST)
})
