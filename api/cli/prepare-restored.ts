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
  /** When it was done already, and nothing has been signed since. */
  doneAt: Date | null
  /** The pass keys that are stopped for good. */
  stopped: string[]
  /** From which block the chain is read again; null where nothing was ever anchored. */
  firstBlock: number | null
}

/**
 * What a restored database needs before it is used. Whatever was signed since the backup counts no more,
 * nor does what is in wallets of others. Phones send again what they were told is in the log, and what is
 * on chain is read once more. Run again it does nothing, unless passes were made, wallets given something
 * or rows missed since. `isRestoredAgain` is for a backup from just after the last time, which looks the same.
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
    // A transaction that is just finding rows missing holds this row, so that no sign of that outlives this.
    await ChainSender.forget(trx)
    const epoch = await ChainEpoch.askToReread(trx, now)
    await RestoreSignRow.forget(trx)
    await noteRestore(trx, now, stopped)
    return { doneAt: null, stopped, firstBlock: epoch?.firstBlock ?? null }
  })
}

/** What was done after the last head that came back is lost, and the chain of the audit says so. */
async function noteRestore(trx: Transaction, at: Date, stopped: string[]): Promise<void> {
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
