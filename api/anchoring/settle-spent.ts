import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { readReceipt, type Receipt } from '#api/anchoring/chain/chain-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { readFollowed } from './enter-epoch.ts'
import type { ChainSession } from './session.ts'

/**
 * Handles the transactions of a nonce that the chain has already used. If one of them succeeded, the event of
 * the call will end the call. If none of them succeeded, retires them. The sender then signs the call again.
 */
export async function settleSpent(
  session: ChainSession,
  transactions: readonly ChainTransaction[],
): Promise<void> {
  const { database, log, epoch } = session
  const callId = transactions[0]?.callId ?? null
  const receipt = await findReceipt(session, transactions)
  const call = callId === null ? undefined : await ChainCall.withId(database, callId)
  if (call && !call.endedAt && receipt?.status === 'succeeded') {
    await lookAgain(session, receipt)
    return
  }
  if (call && !call.endedAt)
    log.warn(
      { callId, status: receipt?.status },
      'Another transaction used the nonce of this call, so the call is sent again',
    )
  await ChainTransaction.retire(
    database,
    epoch.id,
    transactions.map(({ hash }) => hash),
  )
}

async function findReceipt(
  { rpc }: ChainSession,
  transactions: readonly ChainTransaction[],
): Promise<Receipt | undefined> {
  for (const { hash } of transactions) {
    const receipt = await readReceipt(rpc, hash)
    if (receipt) return receipt
  }
  return undefined
}

/**
 * Makes the next pass of the sender connect the root's event with its batch. After a restore, a stored event
 * can be older than the row of its batch, because the same leaves were sealed again.
 */
export async function lookAgainAtRoot(session: ChainSession, { batchId }: ChainCall) {
  const { database, epoch } = session
  const { root } = await AnchorBatch.query(database).findById(batchId).throwIfNotFound()
  const event = await ChainEvent.anchoring(database, epoch.id, root)
  if (event) await lookAgain(session, event)
}

/**
 * Makes the next pass of the sender (`runPass`) read the block again. A node that lagged behind may have
 * returned the block without its events.
 */
async function lookAgain(
  { database, rpc, epoch }: ChainSession,
  { blockNumber }: Pick<Receipt, 'blockNumber'>,
) {
  const current = await ChainEpoch.current(database)
  if (!current || current.followedBlock < blockNumber) return
  await ChainEpoch.follow(database, epoch.id, await readFollowed(rpc, blockNumber - 1))
}
