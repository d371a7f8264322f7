import type { QueryClient } from '@tanstack/react-query'
import { openStore } from '#pwa/device/storage/store.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { loadCodeDialogAhead } from './lazy-code-dialog.ts'

/**
 * Loads the last user's wallet before its screen is first rendered, because a holder at a counter needs the
 * code immediately. The screen fetches everything that is still missing.
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
