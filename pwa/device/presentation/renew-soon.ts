import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { isAnythingKept, openStore } from '#pwa/device/storage/store.ts'

/**
 * The first renewal binds the session to this device. After that, the end of the device or the session ends
 * both. So a renewal after a log-in does not wait until the passes are a day old.
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
    // Passes that cannot be read cannot be shown either. The wallet reports the fault.
    if (!(error instanceof StorageError)) throw error
  }
}
