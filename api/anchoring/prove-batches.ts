import { fromHex, toHex } from '#contracts/bytes.ts'
import { readProvenBatch } from '#contracts/anchoring/proof-file/prove-batch.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { readBatchProof, readHeader } from '#api/anchoring/chain/proof-reads.ts'
import { openRpc, RpcRefusal, RpcUnreachable } from '#api/anchoring/chain/rpc.ts'
import {
  BatchProof,
  type NewBatchProof,
  type WantedBatch,
} from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainEpoch, type FollowedTo } from '#api/anchoring/rows/chain-epoch-row.ts'
import type { ChainSession } from './session.ts'
import type { Waker } from './waker.ts'

/**
 * The interval in milliseconds at which the prover looks for requested proofs. Another process can request a
 * proof, but cannot wake this process.
 */
const LOOK_EVERY_MS = 1_000
/**
 * The index of a batch's only word. One word has enough bits for all leaves of a batch (`seal-batches.ts`).
 */
const WORD = 0

export interface Prover {
  end: () => Promise<void>
}

interface Proving {
  session: ChainSession
  rpcUrl: string
  rpcTimeoutMs: number | undefined
  /** Wakes the prover when somebody requests a proof. */
  wanted: Waker
  /** Runs after each try to prove a batch, even when the try failed. */
  onTried: () => void
}

/**
 * Starts the prover. It gets the storage proofs for proof files from the node, one batch at a time. The
 * prover runs in parallel with the sender, because many nodes return proofs slowly or not at all. Each proof
 * passes the check that readers of proof files also use.
 */
export function startProver({ session, rpcUrl, rpcTimeoutMs, wanted, onTried }: Proving): Prover {
  const ending = new AbortController()
  const rpc = openRpc(rpcUrl, ending.signal, rpcTimeoutMs)
  const hasEnded = () => ending.signal.aborted

  async function run() {
    while (!hasEnded()) {
      try {
        const hasTried = await proveNext({ ...session, rpc }, hasEnded)
        if (hasTried) onTried()
        else await wanted.sleep(LOOK_EVERY_MS)
      } catch (error) {
        session.log.error({ err: error }, 'No batch could be proved')
        await wanted.sleep(LOOK_EVERY_MS)
      }
    }
  }

  const running = run()
  return {
    async end() {
      ending.abort()
      wanted.wake()
      await running
    },
  }
}

/**
 * Proves the next batch. Returns false when no proof is requested. If the process ends during the proof, the
 * request stays stored.
 */
async function proveNext(
  { database, rpc, epoch, log }: ChainSession,
  hasEnded: () => boolean,
): Promise<boolean> {
  const batch = await BatchProof.nextWanted(database, epoch.id)
  const followed = await ChainEpoch.current(database)
  if (!batch || followed?.id !== epoch.id) return false
  try {
    const proof = await proveBatch({ rpc, address: epoch.contractAddress, followed }, batch)
    await database.transaction(async (trx) => {
      if (await ChainEpoch.hold(trx, followed)) await BatchProof.record(trx, proof)
    })
  } catch (error) {
    if (!isOfNode(error)) throw error
    if (hasEnded()) return false
    log.warn({ batch: batch.id, reason: error.message }, 'The node cannot prove a batch')
    await BatchProof.recordFault(database, batch.id, error.message)
  }
  return true
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
  { id, root, size }: WantedBatch,
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
