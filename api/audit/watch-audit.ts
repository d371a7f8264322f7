import type { Knex } from 'knex'
import { DAY_MS } from '#contracts/time.ts'
import type { Alarms } from '#api/alarms.ts'
import type { Clock } from '#api/clock.ts'
import { AuditEntryRow } from './audit-entry-row.ts'
import { AuditLinkRow } from './audit-link-row.ts'

export const AUDIT_ALARMS = ['unlinked', 'self_issued'] as const
export type AuditAlarm = (typeof AUDIT_ALARMS)[number]

/** How long an entry may wait for its link: the time of twelve runs of the job that links entries. */
const UNLINKED_MS = 60_000
const SELF_ISSUED_ALARM_DAYS = 7

interface WatchAuditServices {
  database: Knex
  clock: Clock
  auditAlarms: Alarms<AuditAlarm>
}

export async function watchAudit(needs: WatchAuditServices): Promise<void> {
  await watchLinks(needs)
  await watchSelfIssued(needs)
}

/** Raises an alarm when an issuer issued to themselves, because other people must check this. */
async function watchSelfIssued({
  database,
  clock,
  auditAlarms,
}: WatchAuditServices): Promise<void> {
  const since = new Date(clock.now().getTime() - SELF_ISSUED_ALARM_DAYS * DAY_MS)
  const last = await AuditEntryRow.lastSelfIssued(database, since)
  if (!last) {
    auditAlarms.clear('self_issued')
    return
  }
  auditAlarms.raise(
    'self_issued',
    `Account ${String(last.actorId)} issued a credential to itself at ${last.at.toISOString()}, because nobody else could issue. Look at the entry in the activity, and give a second person the right to issue.`,
  )
}

/**
 * Raises an alarm when entries wait too long. Anyone who can write to the database can remove an entry
 * unnoticed until it is linked.
 */
async function watchLinks({ database, clock, auditAlarms }: WatchAuditServices): Promise<void> {
  const since = await AuditLinkRow.waitingSince(database)
  if (!since || clock.now().getTime() - since.getTime() < UNLINKED_MS) {
    auditAlarms.clear('unlinked')
    return
  }
  auditAlarms.raise(
    'unlinked',
    `An entry of the audit has waited for its link since ${since.toISOString()}. The log says why. Until the entry is linked, nobody would notice its deletion.`,
  )
}
