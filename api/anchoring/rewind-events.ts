import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { BatchProof } from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { ChainEpoch, type FollowedTo } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { readBlock } from '#api/anchoring/chain/chain-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { readFollowed, requireSameChain } from './enter-epoch.ts'
import type { ChainSession } from './session.ts'

const BLOCKS_PER_LOOK = 50

/**
 * Returns the block after which our rows differ from the chain: the latest block with a stored event that is
 * still on the chain, or the epoch's first block. Returns undefined when there is no fork. A missing block
 * alone does not prove a fork, because a public node can lag behind another public node.
 */
export async function findFork(
  session: ChainSession,
  { followedBlock, followedHash }: FollowedTo,
): Promise<FollowedTo | undefined> {
  const { rpc, epoch } = session
  const block = await readBlock(rpc, followedBlock)
  if (block?.hash === followedHash) return undefined
  await requireSameChain(rpc, epoch)
  if (!block && !epoch.isLocal) return undefined

  return (await findSharedEvent(session, followedBlock)) ?? readFollowed(rpc, epoch.firstBlock)
}

/** Finds the latest block that contains one of our stored events and is still on the chain. */
async function findSharedEvent(
  { database, rpc, epoch }: ChainSession,
  followedBlock: number,
): Promise<FollowedTo | undefined> {
  let below = followedBlock + 1
  for (;;) {
    const blocks = await ChainEvent.blocksDown(database, epoch.id, below, BLOCKS_PER_LOOK)
    if (blocks.length === 0) return undefined
    for (const { blockNumber, blockHash } of blocks) {
      const onChain = await readBlock(rpc, blockNumber)
      if (onChain?.hash === blockHash) {
        return { followedBlock: blockNumber, followedHash: blockHash }
      }
      below = blockNumber
    }
  }
}

/**
 * Deletes the events after the fork, and reopens the calls of these events. The sender then sends the same
 * signed bytes again.
 */
export async function rewindEvents(
  { database, log, epoch, listeners }: ChainSession,
  fork: FollowedTo,
): Promise<void> {
  await database.transaction(async (trx) => {
    await ChainEpoch.rewind(trx, epoch.id, fork)
    const lost = await ChainEvent.idsAbove(trx, epoch.id, fork.followedBlock)
    const batches = await AnchorBatch.unanchor(trx, lost)
    const revoked = await AnchorLeaf.unrevoke(trx, lost)
    await BatchProof.forgetAbove(trx, fork.followedBlock)
    await ChainEvent.forget(trx, lost)

    const batchIds = batches.map(({ id }) => id)
    const revokedHashes = revoked.map(({ anchorHash }) => anchorHash)
    const calls = [
      ...(await ChainCall.reopenAnchors(trx, epoch.id, batchIds)),
      ...(await LeafRevocation.callsOf(trx, revokedHashes)),
    ]
    await ChainCall.reopen(trx, calls)
    await ChainTransaction.revive(trx, calls)
    if (batchIds.length > 0)
      await listeners.onUnanchored(trx, await AnchorLeaf.hashesIn(trx, batchIds))
    log.warn({ fork: fork.followedBlock, events: lost.length }, 'The chain was reorganised')
  })
}
