import type { SyncEvent } from '#contracts/sync.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import type { OutboxRow } from '#pwa/device/storage/device-tables.ts'
import { openStore } from '#pwa/device/storage/store.ts'

/**
 * Queues an event of this device for the account's log. The event leaves as soon as the server can be
 * reached. Events of a person's progress also go into `progress`, where screens read them.
 */
export async function queueEvent(
  owner: string,
  { kind, payload, at }: Pick<SyncEvent, 'kind' | 'payload'> & { at: Date },
): Promise<void> {
  const { outbox } = await openStore(owner)
  await enqueue(outbox, { id: crypto.randomUUID(), kind, at: at.getTime(), payload })
}

/** Like `queueEvent`, for callers with more to write inside `atOnce`. */
export async function enqueue(
  outbox: DeviceStore['outbox'],
  event: Omit<OutboxRow, 'tries'>,
): Promise<void> {
  await outbox.put({ ...event, tries: 0 })
}
