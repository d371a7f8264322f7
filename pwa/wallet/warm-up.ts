import { openStore } from '#pwa/offline/store.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'

/**
 * Opens what the wallet of whoever was here before will read, while the code of its screen is still
 * on its way: a code is often wanted at once. What cannot be had now is asked for by the screen.
 */
export function warmUpWallet(): void {
  const kept = readKeptUser()
  if (!kept || kept.isLocked) return
  void openStore(kept.user.id).catch(() => undefined)
  void import('./code-dialog.tsx').catch(() => undefined)
}
