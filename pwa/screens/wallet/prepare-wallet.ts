import type { QueryClient } from '@tanstack/react-query'
import { openStore } from '#pwa/device/storage/store.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { loadCodeDialogAhead } from './open-code-dialog.ts'

/**
 * Loads the last user's wallet before the first render, because a holder at a counter needs the
 * code immediately. Data that cannot be loaded here is fetched by the screen.
 */
export async function prepareWallet(client: QueryClient): Promise<void> {
  const kept = readKeptUser()
  if (!kept || kept.isLocked) return
  const { id } = kept.user
  void openStore(id).catch(() => undefined)
  loadCodeDialogAhead()
  const { recallWallet } = await import('./use-wallet.ts')
  await recallWallet(client, id)
}
