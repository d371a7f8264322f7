import { encodeRlp, getBytes, toBeArray } from 'ethers'
import { z } from 'zod'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { type BlockHeader, readBlockHeader } from '#contracts/anchoring/proof-file/block-header.ts'
import {
  type BatchProof,
  batchSlotOf,
  revokedSlotOf,
} from '#contracts/anchoring/proof-file/prove-batch.ts'
import type { Rpc } from './rpc.ts'

/** The greatest number of nodes in a proof. The largest chains need far fewer. */
const NODES_MAX = 32
const FIELD_CHARACTERS_MAX = 4_096

const Bytes = z
  .string()
  .max(FIELD_CHARACTERS_MAX)
  .regex(/^0x(?:[0-9a-f]{2})*$/)
const Quantity = z.string().regex(/^0x[0-9a-f]{1,64}$/)
const Nodes = z.array(Bytes).max(NODES_MAX)

/**
 * The fields of a block header, in the order of the encoding. Some chains and older blocks lack the last
 * fields.
 */
const HEADER_FIELDS = {
  parentHash: Bytes,
  sha3Uncles: Bytes,
  miner: Bytes,
  stateRoot: Bytes,
  transactionsRoot: Bytes,
  receiptsRoot: Bytes,
  logsBloom: Bytes,
  difficulty: Quantity,
  number: Quantity,
  gasLimit: Quantity,
  gasUsed: Quantity,
  timestamp: Quantity,
  extraData: Bytes,
  mixHash: Bytes,
  nonce: Bytes,
  baseFeePerGas: Quantity.nullish(),
  withdrawalsRoot: Bytes.nullish(),
  blobGasUsed: Quantity.nullish(),
  excessBlobGas: Quantity.nullish(),
  parentBeaconBlockRoot: Bytes.nullish(),
  requestsHash: Bytes.nullish(),
}
const QUANTITIES: readonly string[] = [
  ...['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp'],
  ...['baseFeePerGas', 'blobGasUsed', 'excessBlobGas'],
]

const Header = z.object({ hash: Bytes, ...HEADER_FIELDS })

const Proof = z.object({
  accountProof: Nodes,
  storageProof: z.tuple([z.object({ proof: Nodes }), z.object({ proof: Nodes })]),
})

interface ReadHeader {
  bytes: Uint8Array
  header: BlockHeader
}

/**
 * Returns the header in RLP, because the block's hash is the hash of these bytes. Returns null when the node
 * has no such block, or when the block has unknown fields.
 */
export async function readHeader(rpc: Rpc, number: number): Promise<ReadHeader | null> {
  const params = [`0x${number.toString(16)}`, false]
  const read = await rpc.call('eth_getBlockByNumber', params, Header.nullable())
  if (!read) return null
  const { hash, ...fields } = read
  const present = Object.keys(HEADER_FIELDS).flatMap((name) => {
    const value = fields[name as keyof typeof fields]
    if (value === null || value === undefined) return []
    return [QUANTITIES.includes(name) ? toBeArray(value) : getBytes(value)]
  })
  const bytes = fromHex(encodeRlp(present))
  const header = readBlockHeader(bytes)
  return `0x${toHex(header.hash)}` === hash ? { bytes, header } : null
}

/** Returns the node's proof of the batch in the registry's storage. The caller must check the proof. */
export async function readBatchProof(
  rpc: Rpc,
  { address, root, word, block }: { address: string; root: string; word: number; block: number },
): Promise<BatchProof> {
  const rootBytes = fromHex(root)
  const slots = [batchSlotOf(rootBytes), revokedSlotOf(rootBytes, word)]
  const params = [address, slots.map((slot) => `0x${toHex(slot)}`), `0x${block.toString(16)}`]
  const { accountProof, storageProof } = await rpc.call('eth_getProof', params, Proof)
  const [batch, revocation] = storageProof
  return {
    accountProof: accountProof.map(fromHex),
    batchProof: batch.proof.map(fromHex),
    revocationProof: revocation.proof.map(fromHex),
  }
}
