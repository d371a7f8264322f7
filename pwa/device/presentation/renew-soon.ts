import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { isAnythingKept, openStore } from '#pwa/device/storage/store.ts'

/**
 * The first renewal binds the session to this device, so that ending one also ends the other. After a log-in
 * the renewal therefore does not wait until the passes are a day old.
 */
export async function renewSoon(owner: string): Promise<void> {
  if (!(await isAnythingKept(owner))) return
  try {
    const { passes, atOnce } = await openStore(owner)
    await atOnce(async () => {
      const rows = await passes.toArray()
      await passes.bulkPut(rows.map((row) => ({ ...row, issuedAt: 0 })))
    })
  } catch (error) {
    // Unreadable passes cannot be shown either. The wallet reports it.
    if (!(error instanceof StorageError)) throw error
  }
}
