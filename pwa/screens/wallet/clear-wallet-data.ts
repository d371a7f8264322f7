import { removePin } from '#pwa/device/vault/pin.ts'
import { DEFAULT_SETTINGS, saveWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { removeAllRecordings } from '#pwa/device/progress/recordings.ts'

/** Deletes the wallet's data, PIN, settings and recordings on this device. The account does not change. */
export async function clearWalletData(owner: string): Promise<void> {
  await removePin(owner)
  await removeAllRecordings(owner)
  saveWalletSettings(DEFAULT_SETTINGS)
}
