import type { SyncEvent } from '#contracts/sync.ts'
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
  const id = crypto.randomUUID()
  await outbox.put({ id, kind, at: at.getTime(), payload, tries: 0 })
}
