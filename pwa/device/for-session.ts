import type { Device } from '#pwa/session/device.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { renewSoon } from './presentation/renew-soon.ts'
import { forgetUnsaved } from './storage/save.ts'
import { StorageError } from './storage/storage-error.ts'
import { reportStorage } from './storage/storage-state.ts'
import { isAnythingKept, openStore, wipeStore } from './storage/store.ts'
import { dropSharedImage } from './worker/shared-cache.ts'
import { closeVaults } from './vault/open-keys.ts'

async function forget(): Promise<void> {
  closeVaults()
  reportStorage({ wasCleared: false })
  await forgetUnsaved()
}

/** The functions of the device that the session uses. `provideDevice` receives them. */
export const deviceForSession: Device = {
  forget,
  renewSoon,
  joinAccount: async (userId, from) => {
    const { joinAccount } = await import('./progress/join-account.ts')
    await joinAccount(userId, from)
  },
  listOnlyHere: async (userId) => {
    const { listOnlyHere } = await import('./progress/only-here.ts')
    return listOnlyHere(userId)
  },
  remove: async (userId) => {
    await forget()
    try {
      if (await isAnythingKept(userId)) await wipeStore(userId)
      // Also deletes the data of the visitor. The person who logs out may have made it after the session
      // expired.
      const { answers, progress } = await openStore(VISITOR)
      await Promise.all([answers.clear(), progress.clear(), dropSharedImage()])
      return true
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      return false
    }
  },
}
