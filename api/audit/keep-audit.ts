import type { Transaction } from 'objection'
import { dayOf } from '#contracts/credentials/credential.ts'
import { enqueueHead } from '#api/anchoring/queue.ts'
import type { Services } from '#api/services.ts'
import { AuditEntryRow } from './audit-entry-row.ts'
import { AuditHeadRow } from './audit-head-row.ts'
import { AuditLinkRow } from './audit-link-row.ts'
import { SYSTEM } from './doer.ts'
import { headHash } from './hashes.ts'
import { linkEntries, lockChain } from './link-entries.ts'
import { recordAudit } from './record-audit.ts'

/**
 * The time after midnight UTC at which the head of a day is due. Until then, the job links the entries of the
 * day before.
 */
const HEAD_AT_MS = 10 * 60_000

/** Links waiting entries. Once a day, also queues the head of the audit for the blockchain. */
export async function keepAudit({
  database,
  anchoring,
  clock,
}: Pick<Services, 'database' | 'anchoring' | 'clock'>): Promise<void> {
  const hasNewHead = await database.transaction(async (trx) => {
    await lockChain(trx)
    await linkEntries(trx)
    const now = clock.now()
    if (!(await isHeadDue(trx, now))) return false
    await addHead(trx, now)
    return true
  })
  if (hasNewHead) anchoring.wake()
}

/**
 * Returns whether the head of today is due. The first day of the audit has no head, because no entry is
 * older.
 */
async function isHeadDue(trx: Transaction, now: Date): Promise<boolean> {
  const today = dayOf(now)
  const midnight = new Date(`${today}T00:00:00Z`)
  if (now.getTime() < midnight.getTime() + HEAD_AT_MS) return false
  if (await AuditHeadRow.has(trx, today)) return false
  return AuditEntryRow.isAnyBefore(trx, midnight)
}

async function addHead(trx: Transaction, now: Date): Promise<void> {
  const entryId = await recordAudit(trx, { action: 'head', by: SYSTEM, at: now })
  await linkEntries(trx)
  const { seq, hash } = await AuditLinkRow.ofEntry(trx, entryId)
  const anchorHash = headHash(seq, hash)
  await enqueueHead(trx, anchorHash)
  await AuditHeadRow.add(trx, { day: dayOf(now), seq, hash, anchorHash })
}
