import type { SyncEvent } from '#contracts/sync.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import type { OutboxRow } from '#pwa/device/storage/device-tables.ts'
import { openStore } from '#pwa/device/storage/store.ts'

/**
 * Puts an event of this device into the queue for the account's log. The event is sent as soon as the server
 * is reachable. Events about progress are also stored in `progress`, where screens read them.
 */
export async function queueEvent(
  owner: string,
  { kind, payload, at }: Pick<SyncEvent, 'kind' | 'payload'> & { at: Date },
): Promise<void> {
  const { outbox } = await openStore(owner)
  await enqueue(outbox, { id: crypto.randomUUID(), kind, at: at.getTime(), payload })
}

/** The caller runs this function inside `atOnce`, together with other writes. */
export async function enqueue(
  outbox: DeviceStore['outbox'],
  event: Omit<OutboxRow, 'tries'>,
): Promise<void> {
  await outbox.put({ ...event, tries: 0 })
}
