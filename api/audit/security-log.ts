import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { SecurityKind } from '#contracts/audit/security.ts'
import { SecurityEventRow } from './security-event-row.ts'
import { BURSTS } from './security-inventory.ts'

/**
 * The greatest number of different events in memory. Without this limit, a caller with many networks could
 * fill the memory.
 */
const NOTED_MAX = 1_000

export interface SecurityEvent {
  kind: SecurityKind
  userId: string | null
  network: string
  /** The method and the path pattern of the call, for example `POST /api/login`. */
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
 * Writes each event to the server's log immediately, and to the table at the next flush. Between two flushes,
 * a repeated event only raises a count. A thousand equal refusals therefore cause only one write.
 */
export function openSecurityLog({ database, log }: { database: Knex; log: Logger }): SecurityLog {
  let noted = new Map<string, Noted>()

  /**
   * Logs the event without its network. The database alone has the network, because it deletes the network
   * together with the account.
   */
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
