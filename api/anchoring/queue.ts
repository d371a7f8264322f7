import type { Transaction } from 'objection'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'

/** Queues the hash in the caller's transaction. The hash is queued only if that transaction commits. */
export async function enqueueAnchor(trx: Transaction, anchorHash: string): Promise<void> {
  await AnchorLeaf.enqueue(trx, { anchorHash })
}

/** Queues the audit head of a day. The count of credentials does not include heads. */
export async function enqueueHead(trx: Transaction, anchorHash: string): Promise<void> {
  await AnchorLeaf.enqueue(trx, { anchorHash, isHead: true })
}

/** Queues the revocation in the caller's transaction. The revocation waits until the hash is anchored. */
export async function enqueueRevocation(
  trx: Transaction,
  anchorHash: string,
  reasonCode: number,
): Promise<void> {
  await LeafRevocation.enqueue(trx, [anchorHash], reasonCode)
}
