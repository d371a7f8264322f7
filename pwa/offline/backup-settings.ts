import { foldProgress, ProgressEvent, type SettingsPayload } from '#contracts/sync.ts'
import {
  onWalletSettings,
  readWalletSettings,
  saveWalletSettings,
  SETTINGS_KEY,
  WalletSettings,
} from '#pwa/presentation/wallet-settings.ts'
import { serverNow } from './server-clock.ts'
import { openStore } from './store.ts'

const PROGRESS_CHANNEL = 'progress'

/**
 * With `autoBackup` the wallet settings are a part of the account: a change here is told to the other
 * devices, a newer one from there is taken over, and a device without settings of its own takes those
 * of the backup.
 */
export function followSettings(owner: string): () => void {
  const channel = new BroadcastChannel(PROGRESS_CHANNEL)
  const stop = onWalletSettings(() => void backUp(owner))
  const restoreSoon = ({ data }: MessageEvent<string>) => {
    if (data === owner) void restore(owner)
  }
  channel.addEventListener('message', restoreSoon)
  return () => {
    stop()
    channel.close()
  }
}

async function backUp(owner: string) {
  const settings = readWalletSettings()
  if (!settings.autoBackup) return
  const known = await readBackup(owner)
  if (known && isSame(settings, known)) return
  const id = crypto.randomUUID()
  const at = serverNow()
  const event = { id, kind: 'settings_saved', at: new Date(at).toISOString(), payload: settings }
  const store = await openStore(owner)
  await store.atOnce(async () => {
    await store.progress.put({ id, value: event, at })
    await store.outbox.put({ id, kind: event.kind, at, payload: settings, tries: 0 })
  })
}

async function restore(owner: string) {
  const here = readWalletSettings()
  const isUntouched = localStorage.getItem(SETTINGS_KEY) === null
  const known = await readBackup(owner)
  if (!known?.autoBackup || !(isUntouched || here.autoBackup) || isSame(here, known)) return
  // A PIN is set up on a device and cannot arrive from another one.
  saveWalletSettings(WalletSettings.parse({ ...known, securityLevel: here.securityLevel }))
}

async function readBackup(owner: string): Promise<SettingsPayload | null> {
  const { progress } = await openStore(owner)
  const rows = await progress.toArray()
  return foldProgress(rows.flatMap(({ value }) => ProgressEvent.safeParse(value).data ?? []))
    .settings
}

function isSame(one: SettingsPayload, other: SettingsPayload): boolean {
  const names = Object.keys(WalletSettings.shape) as (keyof SettingsPayload)[]
  return names.every((name) => name === 'securityLevel' || one[name] === other[name])
}
