import type { Transaction } from 'objection'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainSender } from '#api/anchoring/rows/chain-sender-row.ts'
import { AuditHeadRow } from '#api/audit/audit-head-row.ts'
import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ReceiptSeriesRow } from '#api/checkout/receipt-series-row.ts'
import { DeviceRow } from '#api/presentations/device-row.ts'
import { PresentationRow } from '#api/presentations/presentation-row.ts'
import type { Services } from '#api/services.ts'
import { SyncLogRow } from '#api/sync/sync-log-row.ts'
import { findSigned } from '#api/trust/keys/find-signed.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { recallWallets } from '#api/interop/wallets/recall-wallets.ts'
import { RestoreSignRow } from '#api/trust/restore-sign-row.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'

export interface Prepared {
  /** The time of an earlier preparation. Null when this call has done the preparation. */
  doneAt: Date | null
  /** The ids of the pass keys that were stopped for ever. */
  stopped: string[]
  /** The block from which we read the chain again. Null when nothing was ever anchored. */
  firstBlock: number | null
}

/**
 * Prepares a restored database for use. Stops the pass keys that may have signed since the backup, and
 * recalls credentials from other wallets. Phones then send their events again, and the sender reads the chain
 * again.
 *
 * A repeated call does nothing. It repeats the preparation only if passes were made, wallets were used or
 * missing rows were found after the first call. Set `isRestoredAgain` after a second restore, because a
 * recent backup can contain the first preparation.
 */
export function prepareRestored(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { isRestoredAgain }: { isRestoredAgain: boolean },
): Promise<Prepared> {
  return database.transaction(async (trx) => {
    const now = clock.now()
    const { restoredAt } = await SyncLogRow.lock(trx)
    const isDone = restoredAt !== null && !isRestoredAgain && !(await isUsedSince(trx, restoredAt))
    if (isDone) return { doneAt: restoredAt, stopped: [], firstBlock: null }

    const stopped = await findSigned(trx, now)
    await IssuerKeyRow.stopForGood(trx, stopped, now)
    await SyncLogRow.beginEpoch(trx, now)
    await recallWallets(trx, now)
    await ReceiptSeriesRow.begin(trx, now)
    // A transaction that finds missing rows has locked the row of a sender. This statement waits for the end
    // of that transaction. The row that it adds to `RestoreSignRow` is then visible, and `forget` below
    // deletes it.
    await ChainSender.forget(trx)
    const epoch = await ChainEpoch.askToReread(trx, now)
    await RestoreSignRow.forget(trx)
    await recordRestore(trx, now, stopped)
    return { doneAt: null, stopped, firstBlock: epoch?.firstBlock ?? null }
  })
}

/**
 * Adds an audit entry about the restore. The entry names the last head in the backup, because the restore may
 * have lost later entries.
 */
async function recordRestore(trx: Transaction, at: Date, stopped: string[]): Promise<void> {
  const last = await AuditHeadRow.last(trx)
  await recordAudit(trx, {
    action: 'restored',
    by: operator(),
    at,
    ...(stopped.length > 0 && { details: { stopped: stopped.join(' ') } }),
    ...(last && { head: { seq: last.seq, hash: last.hash } }),
  })
}

async function isUsedSince(trx: Transaction, time: Date): Promise<boolean> {
  if ((await RestoreSignRow.all(trx)).length > 0) return true
  return (
    (await DeviceRow.isAnyRenewedAfter(trx, time)) ||
    (await WalletRow.isAnyGivenAfter(trx, time)) ||
    PresentationRow.isAnyMintedAfter(trx, time)
  )
}
