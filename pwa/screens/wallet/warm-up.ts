import type { QueryClient } from '@tanstack/react-query'
import { openStore } from '#pwa/device/storage/store.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { loadCodeDialogAhead } from './lazy-code-dialog.ts'

/**
 * Has the last user's wallet at hand when its screen is first shown: a code is often
 * wanted at once. What cannot be had now is asked for by the screen.
 */
export async function warmUpWallet(client: QueryClient): Promise<void> {
  const kept = readKeptUser()
  if (!kept || kept.isLocked) return
  const { id } = kept.user
  void openStore(id).catch(() => undefined)
  loadCodeDialogAhead()
  const { recallWallet } = await import('./use-wallet.ts')
  await recallWallet(client, id)
}
