import { reopenStores } from '#pwa/device/storage/store.ts'
import { takeOver } from './join-account.ts'

/** Where the browser lets the app store after all, what memory had goes to the disk. */
export function leaveMemory(): Promise<void> {
  return reopenStores(async (owner, memory, disk) => {
    await disk.outbox.bulkPut(await memory.outbox.toArray())
    await takeOver(memory, disk, owner)
  })
}
