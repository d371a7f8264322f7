import type { SyncEvent } from '#contracts/sync.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import type { OutboxRow } from '#pwa/device/storage/device-tables.ts'
import { openStore } from '#pwa/device/storage/store.ts'

/**
 * Queues what was done on this device for the account's log; it leaves as soon as the server can be
 * reached. What belongs to a person's progress is also put into `progress`, where screens read it.
 */
export async function queueEvent(
  owner: string,
  { kind, payload, at }: Pick<SyncEvent, 'kind' | 'payload'> & { at: Date },
): Promise<void> {
  const { outbox } = await openStore(owner)
  await enqueue(outbox, { id: crypto.randomUUID(), kind, at: at.getTime(), payload })
}

/** The same for callers that have more to write inside `atOnce`. */
export async function enqueue(
  outbox: DeviceStore['outbox'],
  event: Omit<OutboxRow, 'tries'>,
): Promise<void> {
  await outbox.put({ ...event, tries: 0 })
}
