import { keccak_256 } from '@noble/hashes/sha3.js'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { decodeRlp, readQuantity, requireBytes } from './rlp.ts'

const STATE_ROOT = 3
const NUMBER = 8
const TIMESTAMP = 11
/**
 * The least number of fields in a header. The first block has this number, and each upgrade of the
 * chain has only added fields at the end.
 */
const FIELDS_MIN = 15

export interface BlockHeader {
  hash: Uint8Array
  stateRoot: Uint8Array
  number: number
  time: Date
}

/**
 * Reads the header of a block from RLP. Throws a `MalformedError` for bad bytes. The caller must
 * check that the block with this hash is on the chain.
 */
export function readBlockHeader(bytes: Uint8Array): BlockHeader {
  const fields = decodeRlp(bytes)
  if (!Array.isArray(fields) || fields.length < FIELDS_MIN) {
    throw new MalformedError('not the header of a block')
  }
  return {
    hash: keccak_256(bytes),
    stateRoot: requireBytes(fields[STATE_ROOT], 32),
    number: toNumber(readQuantity(fields[NUMBER])),
    time: new Date(toNumber(readQuantity(fields[TIMESTAMP])) * 1000),
  }
}

/**
 * The greatest allowed block number, and the greatest block time in seconds: the end of the year
 * 9999. Real blocks have far smaller values.
 */
const NUMBER_MAX = 253_402_300_799n

function toNumber(quantity: bigint): number {
  if (quantity > NUMBER_MAX) throw new MalformedError('a number out of its range')
  return Number(quantity)
}
