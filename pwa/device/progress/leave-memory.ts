import { reopenStores } from '#pwa/device/storage/store.ts'
import { takeOver } from './join-account.ts'

/** When the browser allows storage after all, moves the data from memory to the disk. */
export function leaveMemory(): Promise<void> {
  return reopenStores(async (owner, memory, disk) => {
    await disk.outbox.bulkPut(await memory.outbox.toArray())
    await takeOver(memory, disk, owner)
  })
}
