import { foldProgress, ProgressEvent, type SettingsPayload } from '#contracts/sync.ts'
import {
  readWalletSettings,
  saveWalletSettings,
  SETTINGS_KEY,
  WalletSettings,
} from '#pwa/device/presentation/wallet-settings.ts'
import { addEvent, toEvent } from '#pwa/device/progress/learning-log.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { siteTexts } from '#pwa/ui/kept-texts.ts'

const PROGRESS_CHANNEL = 'progress'

/**
 * With `autoBackup` the wallet settings are a part of the account: `backUpSettings` tells the other
 * devices of a change here, a newer one from there is taken over, and a device without settings of its
 * own takes those of the backup.
 */
export function followSettings(owner: string): () => void {
  const channel = new BroadcastChannel(PROGRESS_CHANNEL)
  const restoreSoon = ({ data }: MessageEvent<string>) => {
    if (data === owner) void restore(owner)
  }
  channel.addEventListener('message', restoreSoon)
  return () => {
    channel.close()
  }
}

/** Callers that save the settings wait for this, so that they do not count as saved before. */
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
  // A PIN is set up on a device and cannot arrive from another one.
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
