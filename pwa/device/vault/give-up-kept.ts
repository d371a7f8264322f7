import { endFormerKey } from '#pwa/device/presentation/device-key.ts'
import { keepLevel } from '#pwa/device/presentation/wallet-settings.ts'
import { removePin } from './pin.ts'

/**
 * Deletes the stored wallet and its PIN. The app then loads the wallet from the account. With a
 * connection, the server learns immediately that it must refuse the former key. Without a
 * connection, the server learns this when the next key gets its first passes.
 */
export async function giveUpKept(owner: string): Promise<void> {
  await removePin(owner)
  keepLevel('standard')
  void endFormerKey(owner)
}
