import type { Knex } from 'knex'
import { DAY_MS } from '#contracts/time.ts'
import type { Alarms } from './alarms.ts'
import type { Clock } from '#api/clock.ts'
import { AuditEntryRow } from './audit-entry-row.ts'
import { AuditLinkRow } from './audit-link-row.ts'

export const AUDIT_ALARMS = ['unlinked', 'self_issued'] as const
export type AuditAlarm = (typeof AUDIT_ALARMS)[number]

/** The time for which an entry may wait for its link: twelve runs of the job that links entries. */
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

/**
 * Raises an alarm when an issuer has issued to their own account. Other people must then check the
 * credential.
 */
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
 * Raises an alarm when an entry has waited too long for its link. Before an entry is linked, nobody notices
 * its deletion from the database.
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
