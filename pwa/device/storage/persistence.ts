export interface StorageReport {
  isPersistent: boolean
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
  const [isPersistent, { usage = 0, quota = 0 }] = await Promise.all([
    navigator.storage.persisted(),
    navigator.storage.estimate(),
  ])
  return { isPersistent, usedBytes: usage, quotaBytes: quota }
}

/** Only a secure context has it, whatever its type says. */
function hasStorageManager(): boolean {
  return 'storage' in navigator
}
