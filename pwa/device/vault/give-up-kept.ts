import { endFormerKey } from '#pwa/device/presentation/device-key.ts'
import { keepLevel } from '#pwa/device/presentation/wallet-settings.ts'
import { removePin } from './pin.ts'

/**
 * Deletes the stored wallet and its PIN. The account loads the wallet again. With a network, the former key
 * ends at once. Without a network, it ends with the first passes of the next key.
 */
export async function giveUpKept(owner: string): Promise<void> {
  await removePin(owner)
  keepLevel('standard')
  void endFormerKey(owner)
}
