import { removeKeptMark } from '#pwa/offline/kept-mark.ts'
import { removePin } from '#pwa/presentation/pin.ts'
import { DEFAULT_SETTINGS, saveWalletSettings } from '#pwa/presentation/wallet-settings.ts'

/** What the wallet keeps on this device, with the PIN and the settings; the account keeps its own. */
export async function clearWalletData(owner: string): Promise<void> {
  removeKeptMark()
  await removePin(owner)
  saveWalletSettings(DEFAULT_SETTINGS)
}
