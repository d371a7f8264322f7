import type { Transaction } from 'objection'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'

/** Runs inside the caller's transaction, so the hash is queued exactly when the caller commits. */
export async function enqueueAnchor(trx: Transaction, anchorHash: string): Promise<void> {
  await AnchorLeaf.enqueue(trx, { anchorHash })
}

/** Like `enqueueAnchor`, for the audit's head of a day, which is not counted as a credential. */
export async function enqueueHead(trx: Transaction, anchorHash: string): Promise<void> {
  await AnchorLeaf.enqueue(trx, { anchorHash, isHead: true })
}

/** Runs inside the caller's transaction. The revocation waits until the hash itself is anchored. */
export async function enqueueRevocation(
  trx: Transaction,
  anchorHash: string,
  reasonCode: number,
): Promise<void> {
  await LeafRevocation.enqueue(trx, [anchorHash], reasonCode)
}
