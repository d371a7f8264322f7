import { fromHex, toHex } from '#contracts/bytes.ts'
import { readProvenBatch } from '#contracts/anchoring/proof-file/prove-batch.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { readBatchProof, readHeader } from '#api/anchoring/chain/proof-reads.ts'
import { RpcRefusal, RpcUnreachable } from '#api/anchoring/chain/rpc.ts'
import {
  BatchProof,
  type DueBatch,
  type NewBatchProof,
} from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainEpoch, type FollowedTo } from '#api/anchoring/rows/chain-epoch-row.ts'
import type { ChainSession } from './session.ts'

const BATCHES_PER_LOOK = 16
const LOOK_EVERY_MS = 60_000
/** A batch is no larger than one word of revocations (`seal-batches.ts`). */
const WORD = 0

export interface Prover {
  /** Looks for what is due: after something has changed at once, and otherwise each minute. */
  prove: (hasChanged: boolean) => Promise<void>
}

/**
 * Stores what a proof file needs of the chain, so that nobody waits for a node to save one. What the
 * node answers is checked like any file. A node that serves no proofs, as many do, keeps nothing
 * else from its way: it is asked again later, for one batch at a time.
 */
export function openProver(session: ChainSession): Prover {
  let lookAgainAt = 0
  return {
    async prove(hasChanged) {
      if (!hasChanged && performance.now() < lookAgainAt) return
      const isDone = await proveDue(session)
      lookAgainAt = isDone ? performance.now() + LOOK_EVERY_MS : 0
    },
  }
}

async function proveDue({ database, rpc, epoch, log }: ChainSession): Promise<boolean> {
  const due = await BatchProof.due(database, BATCHES_PER_LOOK)
  const followed = await ChainEpoch.current(database)
  if (!followed) return true
  for (const batch of due) {
    try {
      const proof = await proveBatch({ rpc, address: epoch.contractAddress, followed }, batch)
      await BatchProof.record(database, proof)
    } catch (error) {
      if (!isOfNode(error)) throw error
      log.warn({ batch: batch.id, reason: error.message }, 'The node proves no batch')
      await BatchProof.recordFault(database, batch.id, error.message)
      return true
    }
  }
  return due.length < BATCHES_PER_LOOK
}

function isOfNode(error: unknown): error is Error {
  return (
    error instanceof RpcRefusal ||
    error instanceof RpcUnreachable ||
    error instanceof MalformedError
  )
}

interface Place extends Pick<ChainSession, 'rpc'> {
  address: string
  followed: FollowedTo
}

async function proveBatch(
  { rpc, address, followed }: Place,
  { id, root, size }: DueBatch,
): Promise<NewBatchProof> {
  const { followedBlock, followedHash } = followed
  const read = await readHeader(rpc, followedBlock)
  if (!read || `0x${toHex(read.header.hash)}` !== followedHash) {
    throw new MalformedError('a header that does not hash to the block')
  }
  const place = { address, root, word: WORD, block: followedBlock }
  const proof = await readBatchProof(rpc, place)
  const proven = readProvenBatch(proof, {
    stateRoot: read.header.stateRoot,
    address: fromHex(address.toLowerCase()),
    root: fromHex(root),
    word: WORD,
  })
  if (proven.size !== size) throw new MalformedError('another size of the batch')
  return {
    batchId: id,
    blockNumber: followedBlock,
    header: Buffer.from(read.bytes),
    accountProof: proof.accountProof.map(toText),
    batchProof: proof.batchProof.map(toText),
    revocationProof: proof.revocationProof.map(toText),
  }
}

function toText(node: Uint8Array): string {
  return `0x${toHex(node)}`
}
