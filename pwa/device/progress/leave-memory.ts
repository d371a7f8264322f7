import { reopenStores } from '#pwa/device/storage/store.ts'
import { takeOver } from './join-account.ts'

/** Moves the data from memory to the disk, when the browser now allows storage. */
export function leaveMemory(): Promise<void> {
  return reopenStores(async (owner, memory, disk) => {
    await disk.outbox.bulkPut(await memory.outbox.toArray())
    await takeOver(memory, disk, owner)
  })
}
