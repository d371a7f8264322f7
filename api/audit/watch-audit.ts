import type { Knex } from 'knex'
import type { Alarms } from '#api/alarms.ts'
import type { Clock } from '#api/clock.ts'
import { AuditLinkRow } from './audit-link-row.ts'

export const AUDIT_ALARMS = ['unlinked'] as const
export type AuditAlarm = (typeof AUDIT_ALARMS)[number]

/** Twelve rounds that did not come. */
const UNLINKED_MS = 60_000

interface Needs {
  database: Knex
  clock: Clock
  auditAlarms: Alarms<AuditAlarm>
}

/** Until an entry is linked, whoever writes to the database can still take it away. */
export async function watchAudit({ database, clock, auditAlarms }: Needs): Promise<void> {
  const since = await AuditLinkRow.waitingSince(database)
  if (!since || clock.now().getTime() - since.getTime() < UNLINKED_MS) {
    auditAlarms.clear('unlinked')
    return
  }
  auditAlarms.raise(
    'unlinked',
    `An entry of the audit waits for its link since ${since.toISOString()}. The log says why; until then nothing would show that it is gone.`,
  )
}
