import type { Transaction } from 'objection'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'

/** Inside the caller's transaction: the hash waits to be anchored exactly when the caller commits. */
export async function enqueueAnchor(trx: Transaction, anchorHash: string): Promise<void> {
  await AnchorLeaf.enqueue(trx, { anchorHash })
}

/** As `enqueueAnchor`, for a day of the audit: nothing counts it as a credential. */
export async function enqueueHead(trx: Transaction, anchorHash: string): Promise<void> {
  await AnchorLeaf.enqueue(trx, { anchorHash, isHead: true })
}

/** Inside the caller's transaction. It waits on until the hash itself is anchored. */
export async function enqueueRevocation(
  trx: Transaction,
  anchorHash: string,
  reasonCode: number,
): Promise<void> {
  await LeafRevocation.enqueue(trx, [anchorHash], reasonCode)
}
