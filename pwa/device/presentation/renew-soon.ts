import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { isAnythingKept, openStore } from '#pwa/device/storage/store.ts'

/**
 * Makes a renewal of the passes due. Runs after a log-in, because the first renewal binds the new session to
 * this device. From then on, the end of the device or of the session ends both.
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
    // The device cannot show passes that it cannot read. The wallet reports the fault.
    if (!(error instanceof StorageError)) throw error
  }
}
