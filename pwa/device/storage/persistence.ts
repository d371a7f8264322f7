export interface StorageReport {
  isPersistent: boolean
  /** Null when the browser does not report its room, for example Safari before 17. */
  room: StorageRoom | null
}

interface StorageRoom {
  usedBytes: number
  quotaBytes: number
}

/** Asks the browser never to delete the app's data by itself. The browser decides. */
export async function askForPersistence(): Promise<boolean> {
  if (!hasStorageManager()) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}

/** Returns null when the browser reports nothing about its storage, for example without https. */
export async function reportUsage(): Promise<StorageReport | null> {
  if (!hasStorageManager()) return null
  const [isPersistent, room] = await Promise.all([navigator.storage.persisted(), estimateRoom()])
  return { isPersistent, room }
}

export async function estimateRoom(): Promise<StorageRoom | null> {
  if (!hasStorageManager() || !('estimate' in navigator.storage)) return null
  const told = await navigator.storage.estimate().catch(() => null)
  return told && { usedBytes: told.usage ?? 0, quotaBytes: told.quota ?? Infinity }
}

/**
 * Checks whether `navigator.storage` exists. A page without https does not have it, although its type says
 * that it always exists.
 */
function hasStorageManager(): boolean {
  return 'storage' in navigator
}
