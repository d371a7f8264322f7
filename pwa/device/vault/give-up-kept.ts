import { readWalletSettings, saveWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { removePin } from './pin.ts'

/** What this device keeps of the wallet goes with its PIN, and comes again from the account. */
export async function giveUpKept(owner: string): Promise<void> {
  await removePin(owner)
  saveWalletSettings({ ...readWalletSettings(), securityLevel: 'standard' })
}
