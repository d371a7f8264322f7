import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { isAnythingKept, openStore } from '#pwa/device/storage/store.ts'

/**
 * Makes the app renew all passes, by setting their time of issue to 0. Runs after a log-in, because
 * the first renewal binds the new session to this device. A bound session ends with its device, and
 * the device ends with the session.
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
    // Passes that cannot be read need no renewal, because the device cannot show them. The wallet reports the
    // fault.
    if (!(error instanceof StorageError)) throw error
  }
}
