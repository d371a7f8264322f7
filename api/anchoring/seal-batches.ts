import type { Knex } from 'knex'
import { merkleTree } from '#contracts/anchoring/merkle.ts'
import { concatBytes, fromHex, toHex } from '#contracts/bytes.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'

/**
 * The greatest number of leaves in a batch: the number of bits in one word of the contract's bitmap. The
 * revocations of a batch therefore need only one storage slot.
 */
const BATCH_LEAVES_MAX = 256

/**
 * Seals waiting leaves when they fill a batch or have waited long enough. Returns the time in milliseconds
 * until the next check.
 */
export async function sealBatches(
  database: Knex,
  epochId: string,
  batchAgeMs: number,
): Promise<number> {
  for (;;) {
    const { count, oldestMs } = await AnchorLeaf.waiting(database)
    if (count === 0) return Infinity
    if (count < BATCH_LEAVES_MAX && oldestMs < batchAgeMs) return batchAgeMs - oldestMs
    await sealBatch(database, epochId)
    failpoint('anchor.after_seal')
  }
}

function sealBatch(database: Knex, epochId: string): Promise<void> {
  return database.transaction(async (trx) => {
    const anchorHashes = await AnchorLeaf.takeWaiting(trx, BATCH_LEAVES_MAX)
    if (anchorHashes.length === 0) return

    const tree = merkleTree(anchorHashes.map(fromHex))
    const root = `0x${toHex(tree.root)}`
    const batch = await AnchorBatch.seal(trx, { root, size: anchorHashes.length })
    const leaves = anchorHashes.map((anchorHash, leafIndex) => ({
      anchorHash,
      leafIndex,
      siblings: concatBytes(...tree.proof(leafIndex)),
    }))
    await AnchorLeaf.seal(trx, batch.id, leaves)
    await ChainCall.openAnchor(trx, epochId, batch.id)
  })
}
