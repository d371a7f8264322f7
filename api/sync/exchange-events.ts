import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import type { z } from 'zod'
import {
  SYNC_BYTES_MAX,
  SYNC_EVENTS_PER_DAY,
  SYNC_PAGE,
  SyncEvent,
  type SyncAnswer,
  type UnjudgedEvent,
} from '#contracts/sync.ts'
import { type Asker, holdAsker } from '#api/accounts/lock-asker.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { RestoreSignRow } from '#api/trust/restore-sign-row.ts'
import { logOfflineVerifications, type Reporter } from './log-verifications.ts'
import { readShownCodes, type ShownCodes } from './shown-codes.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { SyncEventRow } from './sync-event-row.ts'
import { SyncLogRow } from './sync-log-row.ts'

const RETRY_SECONDS = 60 * 60

interface Exchange {
  events: z.infer<typeof UnjudgedEvent>[]
  since?: string | undefined
  reporter: Reporter
}

/** Stores a device's events. Returns the log's events after the device's cursor. */
export async function exchangeEvents(
  services: Services,
  { events, since, reporter }: Exchange,
): Promise<SyncAnswer> {
  const ids = new Set(events.map(({ id }) => id))
  const wellFormed = firstOfEach(events.flatMap((event) => SyncEvent.safeParse(event).data ?? []))
  const codes = await readShownCodes(services, wellFormed, reporter)
  const known = wellFormed.filter(
    ({ id, kind }) => kind !== 'offline_verification' || codes.has(id),
  )
  if (known.length > 0) await takeEvents(services, known, { codes, reporter })

  const accepted = new Set(known.map(({ id }) => id))
  return {
    accepted: [...accepted],
    refused: [...ids]
      .filter((id) => !accepted.has(id))
      .map((id) => ({ id, code: 'INVALID_INPUT' })),
    ...(await readLog(services, reporter, since)),
  }
}

/** Returns the events after the cursor. If the cursor is for another log, returns all events. */
async function readLog(
  { database, sealing, clock }: Services,
  { userId, sessionId }: Pick<Reporter, 'userId' | 'sessionId'>,
  since: string | undefined,
): Promise<Pick<SyncAnswer, 'events' | 'epoch' | 'cursor' | 'hasMore'>> {
  const { epoch } = await SyncLogRow.read(database)
  const log = { userId, epoch }
  const read = since === undefined ? 0 : (readCursor(sealing, log, since) ?? 0)
  // Also reads the last event before the cursor. If this event is missing, the database may have lost rows.
  const rows = await SyncEventRow.from(database, userId, { position: read, limit: SYNC_PAGE + 2 })
  if (read > 0 && rows[0]?.position !== read) {
    const asker = { id: userId, sessionId }
    await recordLoss(database, { asker, epoch, position: read, now: clock.now() })
  }
  const unread = rows.filter(({ position }) => position > read)
  const shown = unread.slice(0, SYNC_PAGE)
  return {
    events: shown.map(presentEvent),
    epoch,
    cursor: writeCursor(sealing, log, shown.at(-1)?.position ?? read),
    hasMore: unread.length > SYNC_PAGE,
  }
}

/**
 * Stores a `RestoreSignRow` if the event at this position is lost. Throws when the account is deleted, because its
 * events went with it: the lock waits for a deletion that is under way, and the event is then read again. Does
 * nothing if a new epoch has begun meanwhile.
 * Decision: `docs/decisions/45-no-passes-after-an-unmended-restore.md`.
 */
async function recordLoss(
  database: Knex,
  { asker, epoch, position, now }: { asker: Asker; epoch: string; position: number; now: Date },
): Promise<void> {
  await database.transaction(async (trx) => {
    await holdAsker(trx, asker)
    if (!(await SyncLogRow.hold(trx, epoch))) return
    const [found] = await SyncEventRow.from(trx, asker.id, { position, limit: 1 })
    if (found?.position !== position) await RestoreSignRow.note(trx, 'sync', now)
  })
}

/**
 * Stores events. A repeated event is not added again, neither to the log of events nor to the log of
 * verifications. The lock writes to the holder's row even when all events are repeated. The commit therefore
 * waits until the standby has all earlier commits.
 */
async function takeEvents(
  { database, clock }: Services,
  events: SyncEvent[],
  { codes, reporter }: { codes: ShownCodes; reporter: Reporter },
) {
  const { userId, sessionId } = reporter
  await database.transaction(async (trx) => {
    await holdAsker(trx, { id: userId, sessionId })
    await SyncEventRow.lockLog(trx, userId)
    const receivedAt = clock.now()
    const timed = events.map((event) => ({
      ...withoutCode(event),
      at: notAfter(event.at, receivedAt),
    }))
    const added = await SyncEventRow.append(trx, { userId, receivedAt }, timed)
    if (added.size > 0) await requireRoom(trx, userId, receivedAt)
    const newEvents = timed.filter(({ id }) => added.has(id))
    await logOfflineVerifications(trx, newEvents, { codes, reporter, receivedAt })
  })
}

/**
 * Throws when the user has sent too many events in a day, or too many bytes in total. Runs after the insert,
 * because repeated events must not count again.
 */
async function requireRoom(trx: Transaction, userId: string, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  const { recent, bytes } = await SyncEventRow.usage(trx, userId, yesterday)
  if (recent <= SYNC_EVENTS_PER_DAY && bytes <= SYNC_BYTES_MAX) return
  throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS })
}

/**
 * Removes the code from an event, because the code reveals the holder. Keeps only the verdict and the input
 * method.
 */
function withoutCode(event: SyncEvent): SyncEvent {
  if (event.kind !== 'offline_verification') return event
  const { status, inputMethod } = event.payload
  return { ...event, payload: { status, ...(inputMethod && { inputMethod }) } }
}

/**
 * Returns the earlier of two times. Otherwise a device with a clock that is ahead would win every conflict.
 */
function notAfter(at: string, limit: Date): Date {
  return new Date(Math.min(Date.parse(at), limit.getTime()))
}

function firstOfEach<Event extends { id: string }>(events: Event[]): Event[] {
  const seen = new Set<string>()
  return events.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function presentEvent({ id, kind, at, payload }: SyncEventRow) {
  return { id, kind, at: at.toISOString(), payload }
}
