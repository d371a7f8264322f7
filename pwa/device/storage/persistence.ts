export interface StorageReport {
  isPersistent: boolean
  /** Null where the browser does not tell, as Safari before 17. */
  room: StorageRoom | null
}

export interface StorageRoom {
  usedBytes: number
  quotaBytes: number
}

/** Asks the browser not to evict this app; what it decides is not ours to change. */
export async function askForPersistence(): Promise<boolean> {
  if (!hasStorageManager()) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}

/** Null where the browser tells nothing, as without https. */
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

/** Only a secure context has it, whatever its type says. */
function hasStorageManager(): boolean {
  return 'storage' in navigator
}
