import { ProgressEvent } from '#contracts/sync.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { enqueue } from '#pwa/device/sync/outbox.ts'
import { VISITOR } from '#pwa/session/visitor.ts'

type Kind = ProgressEvent['kind']
export type EventOf<Of extends Kind> = Extract<ProgressEvent, { kind: Of }>

export function toEvent<Of extends Kind>(
  kind: Of,
  payload: EventOf<Of>['payload'],
  id: string = crypto.randomUUID(),
): EventOf<Of> {
  return { id, kind, at: new Date(serverNow()).toISOString(), payload } as EventOf<Of>
}

/** Reads all events of the person that are on this device. Other devices may have made some of them. */
export async function readEvents(owner: string): Promise<ProgressEvent[]> {
  const { progress } = await openStore(owner)
  const rows = await progress.toArray()
  return rows.flatMap(({ value }) => ProgressEvent.safeParse(value).data ?? [])
}

export async function recordEvent(owner: string, event: ProgressEvent): Promise<void> {
  const store = await openStore(owner)
  await store.atOnce(() => addEvent(store, owner, event))
}

/**
 * Stores the event on this device. For a signed-in user, also puts the event into the outbox. The caller
 * runs this inside `atOnce`, together with other writes.
 */
export async function addEvent(
  store: Pick<DeviceStore, 'progress' | 'outbox'>,
  owner: string,
  event: ProgressEvent,
): Promise<void> {
  const { id, kind, payload } = event
  const at = Date.parse(event.at)
  await store.progress.put({ id, value: event, at })
  if (owner !== VISITOR) await enqueue(store.outbox, { id, kind, at, payload })
}
