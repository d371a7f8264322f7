import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { SecurityKind } from '#contracts/audit/security.ts'
import { SecurityEventRow } from './security-event-row.ts'
import { BURSTS } from './security-inventory.ts'

/** A limit, so that a caller from ever more networks does not fill the memory. */
const NOTED_MAX = 1_000

export interface SecurityEvent {
  kind: SecurityKind
  userId: string | null
  network: string
  /** The method and the pattern of the path. */
  route: string
  requestId: string
}

export interface SecurityLog {
  note: (event: SecurityEvent) => void
  /** Stores the events noted since the last flush. */
  flush: () => Promise<void>
}

type Noted = SecurityEvent & { count: number }

/**
 * Writes a line to the log at once, and a row within seconds. The same event again only raises the count,
 * so a thousand refusals a second do not cause a thousand writes.
 */
export function openSecurityLog({ database, log }: { database: Knex; log: Logger }): SecurityLog {
  let noted = new Map<string, Noted>()

  /** The network is kept only in the database, where it is deleted with the account. */
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
