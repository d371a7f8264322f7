import { foldProgress, ProgressEvent, type SettingsPayload } from '#contracts/sync.ts'
import {
  readWalletSettings,
  saveWalletSettings,
  SETTINGS_KEY,
  WalletSettings,
} from '#pwa/device/presentation/wallet-settings.ts'
import { addEvent, toEvent } from '#pwa/device/progress/learning-log.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'

const PROGRESS_CHANNEL = 'progress'

/**
 * Takes newer wallet settings from the user's other devices. With `autoBackup`, the settings belong
 * to the account, and `backUpSettings` sends each change to the other devices. A device without
 * stored settings takes the settings of the account.
 */
export function followSettings(owner: string): () => void {
  const channel = new BroadcastChannel(PROGRESS_CHANNEL)
  const restoreSoon = ({ data }: MessageEvent<string>) => {
    // If the browser cannot read now, the settings come with the next sync.
    if (data === owner) void ignoreStorageError(restore(owner))
  }
  channel.addEventListener('message', restoreSoon)
  return () => channel.close()
}

/**
 * Puts the settings into the queue for the account, if `autoBackup` is on. A screen must not show
 * the settings as saved before this function has resolved.
 */
export async function backUpSettings(owner: string): Promise<void> {
  const settings = readWalletSettings()
  if (!settings.autoBackup) return
  const store = await openStore(owner)
  await store.atOnce(async () => {
    const known = await readBackup(store)
    if (known && isSame(settings, known)) return
    await addEvent(store, owner, toEvent('settings_saved', settings))
  })
}

async function restore(owner: string) {
  const here = readWalletSettings()
  const isUntouched = siteTexts.get(SETTINGS_KEY) === null
  const known = await readBackup(await openStore(owner))
  if (!known?.autoBackup || !(isUntouched || here.autoBackup) || isSame(here, known)) return
  // Each device sets up its own PIN, so the security level never comes from another device.
  saveWalletSettings(WalletSettings.parse({ ...known, securityLevel: here.securityLevel }))
}

async function readBackup({
  progress,
}: Pick<DeviceStore, 'progress'>): Promise<SettingsPayload | null> {
  const rows = await progress.toArray()
  return foldProgress(rows.flatMap(({ value }) => ProgressEvent.safeParse(value).data ?? []))
    .settings
}

function isSame(one: SettingsPayload, other: SettingsPayload): boolean {
  const names = Object.keys(WalletSettings.shape) as (keyof SettingsPayload)[]
  return names.every((name) => name === 'securityLevel' || one[name] === other[name])
}
