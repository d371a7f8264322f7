import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { isAnythingKept, openStore } from '#pwa/device/storage/store.ts'

/**
 * The first renewal in a session binds it to this device, so that ending one ends the other: after a
 * log-in it does not wait until the passes are a day old.
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
    // What cannot be read now cannot be shown either: the wallet says so.
    if (!(error instanceof StorageError)) throw error
  }
}
