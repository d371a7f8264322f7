import { endFormerKey } from '#pwa/device/presentation/device-key.ts'
import { keepLevel } from '#pwa/device/presentation/wallet-settings.ts'
import { removePin } from './pin.ts'

/**
 * Deletes the stored wallet with its PIN; the account brings it back. The former key ends at once with a
 * network, or else with the first passes of the next key.
 */
export async function giveUpKept(owner: string): Promise<void> {
  await removePin(owner)
  keepLevel('standard')
  void endFormerKey(owner)
}
