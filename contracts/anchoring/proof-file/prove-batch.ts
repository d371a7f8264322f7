import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, equalBytes, fromHex } from '#contracts/bytes.ts'
import { LEAVES_PER_WORD } from '#contracts/anchoring/merkle.ts'
import { VISA_REGISTRY_CODE_HASH } from '#contracts/anchoring/visa-registry.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { decodeRlp, readQuantity, requireBytes } from './rlp.ts'
import { findInTrie } from './trie.ts'

/**
 * The storage slots of two mappings in `VisaRegistry.sol`. A test compares them with the compiler's
 * output.
 */
export const BATCHES_SLOT = 3
export const REVOKED_SLOT = 4

const WORD_BYTES = 32
const ACCOUNT_FIELDS = 4
const STORAGE_ROOT = 2
const CODE_HASH = 3

/** The nodes of the state trie and of the contract's storage trie, with the roots first. */
export interface BatchProof {
  accountProof: readonly Uint8Array[]
  batchProof: readonly Uint8Array[]
  revocationProof: readonly Uint8Array[]
}

interface BatchPlace {
  stateRoot: Uint8Array
  /** The registry's address. */
  address: Uint8Array
  root: Uint8Array
  /** The number of the word with the revocation bits. A word has the bits of 256 leaves. */
  word: number
}

export interface ProvenBatch {
  /** The time of the block that anchored the batch. Null when the registry does not contain the root. */
  anchoredAt: Date | null
  size: number
  /** The bits of the word. Bit `i` is for the leaf at `256 * word + i`. */
  revokedBits: bigint
}

/** Returns the storage key of a batch's time and size. */
export function batchSlotOf(root: Uint8Array): Uint8Array {
  return keccak_256(concatBytes(root, toWord(BATCHES_SLOT)))
}

export function revokedSlotOf(root: Uint8Array, word: number): Uint8Array {
  const ofBatch = keccak_256(concatBytes(root, toWord(REVOKED_SLOT)))
  return keccak_256(concatBytes(toWord(word), ofBatch))
}

export function wordOfLeaf(index: number): number {
  return Math.floor(index / LEAVES_PER_WORD)
}

/**
 * Reads the registry's storage in the block with this state root. The contract at the address must
 * have the code of our registry. This code writes no time except the time of the block. Therefore
 * `anchoredAt` is true even if another party deployed the contract. Throws a `MalformedError` when
 * the nodes do not prove the storage.
 */
export function readProvenBatch(proof: BatchProof, place: BatchPlace): ProvenBatch {
  const account = findInTrie(place.stateRoot, place.address, proof.accountProof)
  const fields = account && decodeRlp(account)
  if (!Array.isArray(fields) || fields.length !== ACCOUNT_FIELDS) {
    throw new MalformedError('no contract at the address')
  }
  if (!equalBytes(requireBytes(fields[CODE_HASH]), fromHex(VISA_REGISTRY_CODE_HASH))) {
    throw new MalformedError('a contract with another code than the registry')
  }
  const storageRoot = requireBytes(fields[STORAGE_ROOT])
  const readSlot = (slot: Uint8Array, nodes: readonly Uint8Array[]) => {
    const value = findInTrie(storageRoot, slot, nodes)
    return value ? readQuantity(decodeRlp(value)) : 0n
  }
  const batch = readSlot(batchSlotOf(place.root), proof.batchProof)
  const size = Number((batch >> 64n) & 0xffffffffn)
  return {
    anchoredAt: size > 0 ? new Date(Number(batch & 0xffffffffffffffffn) * 1000) : null,
    size,
    revokedBits: readSlot(revokedSlotOf(place.root, place.word), proof.revocationProof),
  }
}

function toWord(number: number): Uint8Array {
  return fromHex(number.toString(16).padStart(2 * WORD_BYTES, '0'))
}
