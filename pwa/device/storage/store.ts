import { hasLeft } from '#pwa/session/kept-user.ts'
import type { DeviceStore } from './device-store.ts'
import { reportStorage } from './storage-state.ts'
import { StorageError } from './storage-error.ts'

const stores = new Map<string, Promise<DeviceStore>>()

/**
 * Opens the store of a user by id, or of `VISITOR`. A page opens each store once. The first call loads the
 * database library.
 */
export function openStore(owner: string): Promise<DeviceStore> {
  if (hasLeft(owner)) return Promise.reject(new StorageError('This person has left.'))
  return openAnyway(owner)
}

function openAnyway(owner: string): Promise<DeviceStore> {
  const known = stores.get(owner)
  if (known) return known
  const opening = open(owner)
  stores.set(owner, opening)
  return opening
}

async function open(owner: string): Promise<DeviceStore> {
  try {
    const { openDurableStore } = await import('./durable-store.ts')
    return await openDurableStore(owner, databaseName(owner))
  } catch (error) {
    // The library could not be loaded. A later call may succeed with a better connection.
    stores.delete(owner)
    throw new StorageError('The database could not be loaded.', { cause: error })
  }
}

/**
 * Opens a store on disk for each store that is in memory, if the browser now allows it. `take`
 * moves the data from memory to the disk.
 */
export async function reopenStores(
  take: (owner: string, memory: DeviceStore, disk: DeviceStore) => Promise<void>,
): Promise<void> {
  for (const [owner, opened] of stores) {
    const memory = await opened
    const disk = memory.isOnDisk ? memory : await open(owner)
    // The disk refused again and has reported it.
    if (!disk.isOnDisk) return
    if (disk === memory) continue
    await take(owner, memory, disk)
    stores.set(owner, Promise.resolve(disk))
  }
  reportStorage({ isMemoryOnly: false })
}

/** Deletes the data of this owner, even after the owner has logged out. The next `openStore` starts empty. */
export async function wipeStore(owner: string): Promise<void> {
  const store = await openAnyway(owner)
  stores.delete(owner)
  await store.wipe()
}

function databaseName(owner: string): string {
  return `visa-${owner}`
}

/**
 * Returns false only when this owner certainly has no data in this browser. Callers then do not
 * open the store, because that would create an empty database at a first visit.
 */
export async function isAnythingKept(owner: string): Promise<boolean> {
  // Old versions of Safari cannot list databases. A browser that refuses to store also refuses the list.
  if (stores.has(owner) || !('databases' in indexedDB)) return true
  const databases = await indexedDB.databases().catch(() => null)
  return databases === null || databases.some(({ name }) => name === databaseName(owner))
}
