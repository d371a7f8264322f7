import * as z from 'zod/mini'
import {
  ProgressEvent,
  SYNC_EVENTS_MAX,
  SYNC_TRIES,
  SYNC_VERIFICATIONS_MAX,
  type SyncAnswer,
  type SyncEvent,
} from '#contracts/sync.ts'
import type { KeptRow, OutboxRow } from '#pwa/device/storage/device-tables.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'

const CURSOR = 'cursor'
/** The position up to which this device has read the account's log, and the log's epoch. */
const Cursor = z.object({ epoch: z.string(), cursor: z.string() })
type Cursor = z.infer<typeof Cursor>
const VERIFICATION: SyncEvent['kind'] = 'offline_verification'
/**
 * The most characters of the events in one call. The server accepts a body of 64 kB, so this limit leaves
 * some room.
 */
const BATCH_MAX_CHARACTERS = 40_000

export type SyncStore = Pick<DeviceStore, 'outbox' | 'progress' | 'atOnce'>

export interface SyncCall {
  events: { id: string; kind: string; at: string; payload: unknown }[]
  since?: string
}

/**
 * The result of a call. `refused`: the server refused the whole call, and an event may be the cause. `away`:
 * the call failed for another reason.
 */
export type SyncReply =
  | { status: 'answered'; answer: SyncAnswer }
  | { status: 'refused' }
  | { status: 'away' }

export type Send = (call: SyncCall) => Promise<SyncReply>

/**
 * Sends waiting events and receives new events until none is left. An event leaves the outbox only
 * after the server has confirmed it or returned it in the log. A log with another epoch may lack
 * events, for example after the server's database was restored. In this case all stored events go
 * back to the outbox. The device then first reads the log, and then sends the missing events.
 * Returns whether the server was reachable.
 */
export async function syncOutbox(store: SyncStore, send: Send): Promise<'done' | 'away'> {
  const tried = new Set<string>()
  let largest = SYNC_EVENTS_MAX
  let isReadingAll = false
  for (;;) {
    const batch = isReadingAll ? [] : await nextBatch(store, tried, largest)
    const known = await readCursor(store)
    const reply = await send({
      events: batch.map(toEvent),
      ...(known && { since: known.cursor }),
    })
    if (reply.status === 'away') return 'away'

    // One of the events may make the whole call fail. Smaller calls find this event, and all other
    // events are accepted.
    if (reply.status === 'refused' && batch.length > 1) {
      largest = Math.floor(batch.length / 2)
      continue
    }
    for (const { id } of batch) tried.add(id)
    if (reply.status === 'refused') {
      // The event is the cause only if the server accepts a call without any event.
      const isItsFault =
        batch.length > 0 &&
        (await send({ events: [], ...(known && { since: known.cursor }) })).status === 'answered'
      if (!isItsFault) return 'away'
      await countTries(store, batch)
      continue
    }
    largest = Math.min(SYNC_EVENTS_MAX, largest * 2)
    const isOtherEpoch = known !== null && known.epoch !== reply.answer.epoch
    await takeAnswer(store, batch, { ...reply.answer, isOtherEpoch })
    isReadingAll = (isOtherEpoch || isReadingAll) && reply.answer.hasMore
    if (!reply.answer.hasMore && (await nextBatch(store, tried, largest)).length === 0)
      return 'done'
  }
}

/**
 * Returns the events that the server has refused `SYNC_TRIES` times. Screens report these events, but the app
 * no longer sends them.
 */
export async function readDeadLetters({ outbox }: Pick<SyncStore, 'outbox'>): Promise<OutboxRow[]> {
  return (await outbox.toArray()).filter(({ tries }) => tries >= SYNC_TRIES)
}

/**
 * Queues the refused events again (`readDeadLetters`). A person asks for this, for example in a
 * newer version of the app.
 */
export async function releaseDeadLetters({ outbox }: Pick<SyncStore, 'outbox'>): Promise<void> {
  const deadLetters = await readDeadLetters({ outbox })
  await outbox.bulkPut(deadLetters.map((row) => ({ ...row, tries: 0 })))
}

export async function hasUnsent({ outbox }: Pick<SyncStore, 'outbox'>): Promise<boolean> {
  return (await outbox.toArray()).some(({ tries }) => tries < SYNC_TRIES)
}

async function nextBatch({ outbox }: SyncStore, tried: ReadonlySet<string>, largest: number) {
  const waiting = (await outbox.toArray())
    .filter(({ id, tries }) => tries < SYNC_TRIES && !tried.has(id))
    .sort((one, other) => one.at - other.at)
  const batch: OutboxRow[] = []
  let characters = 0
  let verifications = 0
  for (const row of waiting.slice(0, largest)) {
    characters += JSON.stringify(row).length
    if (row.kind === VERIFICATION) verifications += 1
    const isFull = characters > BATCH_MAX_CHARACTERS || verifications > SYNC_VERIFICATIONS_MAX
    if (batch.length > 0 && isFull) break
    batch.push(row)
  }
  return batch
}

function toEvent({ id, kind, at, payload }: OutboxRow) {
  return { id, kind, at: new Date(at).toISOString(), payload }
}

async function readCursor({ progress }: SyncStore): Promise<Cursor | null> {
  const row = await progress.get(CURSOR)
  return Cursor.safeParse(row?.value).data ?? null
}

async function takeAnswer(
  store: SyncStore,
  batch: readonly OutboxRow[],
  { isOtherEpoch, ...answer }: SyncAnswer & { isOtherEpoch: boolean },
) {
  const refused = new Set(answer.refused.map(({ id }) => id))
  const inLog = [...answer.accepted, ...answer.events.map(({ id }) => id)]
  const { epoch, cursor } = answer
  const rows: KeptRow[] = answer.events.map((event) => ({
    id: event.id,
    value: event,
    at: Date.parse(event.at),
  }))
  await store.atOnce(async () => {
    if (isOtherEpoch) await queueAllAgain(store)
    await store.progress.bulkPut([
      ...rows,
      { id: CURSOR, value: { epoch, cursor } satisfies Cursor, at: Date.now() },
    ])
    await Promise.all(inLog.map((id) => store.outbox.delete(id)))
    await countTries(
      store,
      batch.filter(({ id }) => refused.has(id)),
    )
  })
}

/**
 * Puts all stored events into the outbox again. Events of other devices are included, because those
 * devices may have lost them. An event that is already in the outbox keeps its number of tries.
 * Offline verifications that were sent are not included, because no device keeps their codes. After
 * a restore, the log therefore lacks the offline verifications since the backup.
 */
async function queueAllAgain({ progress, outbox }: SyncStore) {
  const waiting = new Set((await outbox.toArray()).map(({ id }) => id))
  const events = (await progress.toArray()).flatMap(
    ({ value }) => ProgressEvent.safeParse(value).data ?? [],
  )
  await outbox.bulkPut(
    events
      .filter(({ id }) => !waiting.has(id))
      .map(({ id, kind, at, payload }) => ({ id, kind, at: Date.parse(at), payload, tries: 0 })),
  )
}

async function countTries({ outbox }: SyncStore, rows: readonly OutboxRow[]) {
  await outbox.bulkPut(rows.map((row) => ({ ...row, tries: row.tries + 1 })))
}
