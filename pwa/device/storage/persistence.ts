export interface StorageReport {
  isPersistent: boolean
  /** Null when the browser does not tell, for example Safari before 17. */
  room: StorageRoom | null
}

interface StorageRoom {
  usedBytes: number
  quotaBytes: number
}

/** Asks the browser not to evict the app's data. The browser decides. */
export async function askForPersistence(): Promise<boolean> {
  if (!hasStorageManager()) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}

/** Null when the browser does not tell, for example without https. */
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

/** Only secure contexts have it, although its type says otherwise. */
function hasStorageManager(): boolean {
  return 'storage' in navigator
}
