import { SYNC_PAGE, SyncEvent, type SyncAnswer, type UnjudgedEvent } from '#contracts/sync.ts'
import type { z } from 'zod'
import type { Services } from '#api/services.ts'
import { logOfflineVerifications, type Reporter } from './log-verifications.ts'
import { SyncEventRow } from './sync-event-row.ts'

interface Exchange {
  events: z.infer<typeof UnjudgedEvent>[]
  since: number
  reporter: Reporter
}

/** Takes what a device has to tell, and answers what the log has gained since it last asked. */
export async function exchangeEvents(
  services: Services,
  { events, since, reporter }: Exchange,
): Promise<SyncAnswer> {
  const judged = events.map(({ id, ...rest }) => ({
    id,
    event: SyncEvent.safeParse({ id, ...rest }).data,
  }))
  const known = judged.flatMap(({ event }) => event ?? [])
  if (known.length > 0) await takeEvents(services, known, reporter)

  const { userId } = reporter
  const page = { position: since, limit: SYNC_PAGE + 1 }
  const rows = await SyncEventRow.since(services.database, userId, page)
  const shown = rows.slice(0, SYNC_PAGE)
  return {
    accepted: known.map(({ id }) => id),
    refused: judged.flatMap(({ id, event }) => (event ? [] : { id, code: 'INVALID_INPUT' })),
    events: shown.map(presentEvent),
    cursor: shown.at(-1)?.position ?? since,
    hasMore: rows.length > SYNC_PAGE,
  }
}

/** Sent again it changes nothing: neither the log of events nor that of verifications. */
async function takeEvents({ database, clock }: Services, events: SyncEvent[], reporter: Reporter) {
  const { userId } = reporter
  await database.transaction(async (trx) => {
    await SyncEventRow.lockLog(trx, userId)
    const receivedAt = clock.now()
    const timed = firstOfEach(events).map((event) => ({
      ...event,
      at: notAfter(event.at, receivedAt),
    }))
    const added = await SyncEventRow.append(trx, { userId, receivedAt }, timed)
    const newEvents = timed.filter(({ id }) => added.has(id))
    await logOfflineVerifications(trx, newEvents, { reporter, receivedAt })
  })
}

/** A device whose clock runs ahead must not win every conflict until the others catch up. */
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
