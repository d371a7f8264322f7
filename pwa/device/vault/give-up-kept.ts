import { endFormerKey } from '#pwa/device/presentation/device-key.ts'
import { keepLevel } from '#pwa/device/presentation/wallet-settings.ts'
import { removePin } from './pin.ts'

/**
 * What this device keeps of the wallet goes with its PIN, and comes again from the account. The key of
 * before ends at once where there is a network, and else with the first passes of the next one.
 */
export async function giveUpKept(owner: string): Promise<void> {
  await removePin(owner)
  keepLevel('standard')
  void endFormerKey(owner)
}
