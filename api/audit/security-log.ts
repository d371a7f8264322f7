import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { SecurityKind } from '#contracts/audit/security.ts'
import { SecurityEventRow } from './security-event-row.ts'
import { BURSTS } from './security-inventory.ts'

/** The most different events in memory. A caller with many networks therefore cannot fill the memory. */
const NOTED_MAX = 1_000

export interface SecurityEvent {
  kind: SecurityKind
  userId: string | null
  network: string
  /** The method, and the pattern of the path. */
  route: string
  requestId: string
}

export interface SecurityLog {
  note: (event: SecurityEvent) => void
  /** Stores the events since the last flush. */
  flush: () => Promise<void>
}

type Noted = SecurityEvent & { count: number }

/**
 * Opens the log of security events. Writes an event to the server's log immediately, and to the table within
 * seconds. Repeated events only raise a count. A thousand refusals in a second therefore do not cause a
 * thousand writes.
 */
export function openSecurityLog({ database, log }: { database: Knex; log: Logger }): SecurityLog {
  let noted = new Map<string, Noted>()

  /** Logs the event without its network. Only the database has the network, until the account is deleted. */
  function tell({ network: _network, ...event }: Noted) {
    log.warn({ security: event }, 'security event')
  }

  return {
    note(event) {
      const key = [event.kind, event.userId, event.network, event.route].join(' ')
      const known = noted.get(key)
      if (!known && noted.size >= NOTED_MAX) return
      const count = (known?.count ?? 0) + 1
      const now = known ?? { ...event, count }
      noted.set(key, Object.assign(now, { count }))
      if (count === (BURSTS[event.kind] ?? 1)) tell(now)
    },
    async flush() {
      const due = [...noted.values()].filter(({ kind, count }) => count >= (BURSTS[kind] ?? 1))
      noted = new Map()
      if (due.length > 0) await SecurityEventRow.add(database, due)
    },
  }
}
