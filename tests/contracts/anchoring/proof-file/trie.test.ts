import { decodeRlp, encodeRlp, keccak256 } from 'ethers'
import { describe, expect, test } from 'vitest'
import { findInTrie } from '#contracts/anchoring/proof-file/trie.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

type Node = string | Node[]

const hex = (bytes: Uint8Array) => `0x${toHex(bytes)}`
const hash = (bytes: Uint8Array) => fromHex(keccak256(bytes))
const encode = (node: Node) => fromHex(encodeRlp(node))
const keyOf = (n: number) => Uint8Array.of(n >> 8, n & 0xff)
const valueOf = (n: number) => Uint8Array.of(0x99, n >> 8, n & 0xff)
const pathOf = (key: Uint8Array) => toHex(hash(key))

/** Returns the hex-prefix encoding of a path. The path is given in hex digits. */
function toPath(nibbles: string, isLeaf: boolean): string {
  const flag = (isLeaf ? 2 : 0) + (nibbles.length % 2)
  return `0x${flag.toString(16)}${nibbles.length % 2 ? '' : '0'}${nibbles}`
}

type Entry = [path: string, value: Uint8Array]

/**
 * Builds the trie node for these entries, `depth` nibbles below the root. Adds the node and all
 * nodes under it to `nodes`. The keys of `nodes` are hashes. Returns the hash of the node.
 */
function build(entries: Entry[], depth: number, nodes: Map<string, Uint8Array>): string {
  const node = buildNode(entries, depth, nodes)
  const bytes = encode(node)
  const name = keccak256(bytes)
  nodes.set(name, bytes)
  return name
}

function buildNode(entries: Entry[], depth: number, nodes: Map<string, Uint8Array>): Node {
  const [[first, value] = ['', new Uint8Array()]] = entries
  if (entries.length === 1) return [toPath(first.slice(depth), true), hex(value)]
  let shared = depth
  while (entries.every(([path]) => path[shared] === first[shared])) shared += 1
  if (shared > depth) {
    return [toPath(first.slice(depth, shared), false), build(entries, shared, nodes)]
  }
  const children = Array.from({ length: 16 }, (_, at) => {
    const nibble = at.toString(16)
    const below = entries.filter(([path]) => path[depth] === nibble)
    return below.length > 0 ? build(below, depth + 1, nodes) : '0x'
  })
  return [...children, '0x']
}

function buildTrie(keys: readonly number[]) {
  const nodes = new Map<string, Uint8Array>()
  const entries = keys.map((n): Entry => [pathOf(keyOf(n)), valueOf(n)])
  return { root: fromHex(build(entries, 0, nodes)), nodes: [...nodes.values()] }
}

/** Returns the nodes on the path from the root to this key. */
function walk({ root, nodes }: ReturnType<typeof buildTrie>, key: Uint8Array): Uint8Array[] {
  const path = pathOf(key)
  const proof: Uint8Array[] = []
  let name = hex(root)
  for (let at = 0; name.length === 66;) {
    const node = nodes.find((one) => keccak256(one) === name) ?? new Uint8Array()
    proof.push(node)
    const items = decodeRlp(node) as string[]
    if (items.length === 17) {
      name = items[Number.parseInt(path[at] ?? '', 16)] ?? ''
      at += 1
      continue
    }
    const [prefix = '', next = ''] = items
    const nibbles = prefix.slice(prefix[2] === '1' ? 3 : 4)
    const isExtension = prefix[2] === '0' || prefix[2] === '1'
    name = isExtension && path.startsWith(nibbles, at) ? next : ''
    at += nibbles.length
  }
  return proof
}

const KEYS = Array.from({ length: 40 }, (_, n) => n)

describe('in a trie of forty keys', () => {
  const trie = buildTrie(KEYS)
  const proofOf = (n: number) => walk(trie, keyOf(n))

  test('each is found with what it holds', () => {
    for (const n of KEYS) expect(findInTrie(trie.root, keyOf(n), proofOf(n))).toEqual(valueOf(n))
  })

  test('others are proven to be absent', () => {
    for (let n = 100; n < 400; n++) {
      expect(findInTrie(trie.root, keyOf(n), proofOf(n))).toBeNull()
    }
  })

  test('a node left out, added, altered or of another key is refused', () => {
    for (const n of [...KEYS.slice(0, 10), 100, 101, 102]) {
      const proof = proofOf(n)
      const other = trie.nodes.find((node) => !proof.includes(node)) ?? new Uint8Array()
      const changed = [
        proof.slice(0, -1),
        proof.slice(1),
        [...proof, other],
        [...proof, proof.at(-1) ?? other],
        proof.with(-1, other),
        ...proof.map((node, at) => proof.with(at, node.with(5, (node[5] ?? 0) ^ 1))),
      ]
      for (const nodes of changed) {
        expect(() => findInTrie(trie.root, keyOf(n), nodes)).toThrow(MalformedError)
      }
    }
  })
})

test('two keys with a beginning in common are behind an extension, and so is what is not there', () => {
  const byStart = new Map<string, number>()
  let pair: number[] = []
  for (let n = 0; pair.length === 0; n++) {
    const start = pathOf(keyOf(n)).slice(0, 3)
    const twin = byStart.get(start)
    if (twin !== undefined) pair = [twin, n]
    byStart.set(start, n)
  }
  const trie = buildTrie(pair)
  for (const n of pair) {
    expect(findInTrie(trie.root, keyOf(n), walk(trie, keyOf(n)))).toEqual(valueOf(n))
  }
  expect(findInTrie(trie.root, keyOf(60_000), trie.nodes.slice(-1))).toBeNull()
})

describe('no node of a trie is', () => {
  const KEY = keyOf(1)
  const path = pathOf(KEY)
  const find = (...nodes: Node[]) => {
    const bytes = nodes.map(encode)
    return findInTrie(hash(bytes[0] ?? new Uint8Array()), KEY, bytes)
  }

  test('but a leaf with the whole path is', () => {
    expect(find([toPath(path, true), '0x99'])).toEqual(Uint8Array.of(0x99))
  })

  test.each<[string, Node]>([
    ['a leaf above the end of the key', [toPath(path.slice(0, 62), true), '0x99']],
    ['an extension of nothing', [toPath('', false), keccak256('0x')]],
    ['three items', ['0x', '0x', '0x']],
    ['no list', '0x99'],
    ['a path without a flag', ['0x', '0x99']],
    ['a path of another kind', [`0x40${path}`, '0x99']],
    ['an even path that begins with something', [`0x21${path}`, '0x99']],
    ['a leaf whose value is a list', [toPath(path, true), ['0x99']]],
    ['a leaf whose path is a list', [[], '0x99']],
    ['a child of another length', Array.from({ length: 17 }, () => '0x1234')],
  ])('%s', (_name, node) => {
    expect(() => find(node)).toThrow(MalformedError)
  })

  test('a branch below the end of the key', () => {
    const branch = Array.from({ length: 17 }, () => '0x')
    const extension = [toPath(path, false), keccak256(encode(branch))]
    expect(() => find(extension, branch)).toThrow('below the end')
  })

  test('but a leaf within its branch is', () => {
    const at = Number.parseInt(path[0] ?? '0', 16)
    const leaf = [toPath(path.slice(1), true), '0x99']
    expect(find(Array.from({ length: 17 }, (_, n) => (n === at ? leaf : '0x')))).toEqual(
      Uint8Array.of(0x99),
    )
  })
})
