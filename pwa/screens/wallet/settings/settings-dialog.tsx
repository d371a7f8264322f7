import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { QR_MINUTES } from '#contracts/presentation/calls.ts'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { backUpSettings } from '#pwa/device/sync/backup-settings.ts'
import { sentenceForLevel, turnPinOff } from '#pwa/device/vault/change-level.ts'
import {
  DEFAULT_SETTINGS,
  saveWalletSettings,
  useWalletSettings,
  WARNING_DAYS,
  WalletSettings,
} from '#pwa/device/presentation/wallet-settings.ts'
import { askToNotify, usePermission } from '#pwa/device/presentation/notification-permission.ts'
import { passesKey } from '#pwa/device/presentation/kept-wallet.ts'
import { vaultQuery } from '#pwa/device/vault/use-vault.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { Switch } from '#pwa/ui/switch.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import { APP_VERSION } from '#pwa/device/worker/version.ts'
import { PinSetup } from '#pwa/device/vault/pin-setup.tsx'
import { removePin } from '#pwa/device/vault/pin.ts'
import { removeAllRecordings } from '#pwa/device/progress/recordings.ts'
import { DeviceList } from './device-list.tsx'
import { notificationHint } from './notification-hint.ts'
import { words } from './words.ts'
import styles from './settings.module.css'
import { StorageUse } from './storage-use.tsx'

const THEME_OPTIONS = (['system', 'light', 'dark'] as const).map((value) => ({
  value,
  label: words.display.themes[value],
}))
const SECURITY_OPTIONS = (['standard', 'high'] as const).map((value) => ({
  value,
  label: words.security.levels[value],
}))

interface SettingsDialogProps {
  owner: string
  onClose: () => void
}

export function SettingsDialog({ owner, onClose }: SettingsDialogProps) {
  const saved = useWalletSettings()
  const client = useQueryClient()
  const permission = usePermission()
  const [settings, setSettings] = useState(saved)
  const [isPinAsked, setIsPinAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  /**
   * Changes the settings in the dialog. Selects return text, and the schema turns this text into
   * numbers where necessary.
   */
  function change(changes: Partial<Record<keyof WalletSettings, unknown>>) {
    setSettings(WalletSettings.parse({ ...settings, ...changes }))
  }

  /**
   * Stores the settings. They count as saved when this device has stored them and has queued their
   * backup.
   */
  async function store(next: WalletSettings, title: string) {
    saveWalletSettings(next)
    await backUpSettings(owner)
    setSettings(next)
    showToast({ title })
  }

  async function save() {
    if (settings.securityLevel === 'high' && saved.securityLevel !== 'high') {
      setIsPinAsked(true)
      return
    }
    await changeTo(settings, words.saved, onClose)
  }

  async function changeTo(next: WalletSettings, title: string, onDone?: () => void) {
    setIsBusy(true)
    await orTell(words.failed, async () => {
      if (saved.securityLevel === 'high' && next.securityLevel === 'standard') {
        await turnPinOff(owner)
        lookAgain()
      }
      if (next.notificationsEnabled) await askToNotify()
      await store(next, title)
      onDone?.()
    })
    setIsBusy(false)
  }

  /**
   * Reads the state of the wallet and the passes again. The credentials on the screen have not
   * changed.
   */
  function lookAgain() {
    for (const { queryKey } of [vaultQuery(owner), { queryKey: passesKey(owner) }]) {
      void client.invalidateQueries({ queryKey })
    }
  }

  async function clear() {
    await orTell(words.storage.clearFailed, async () => {
      await clearWalletData(owner)
      void client.resetQueries({ predicate: ({ queryKey }) => queryKey[1] === owner })
      setSettings(DEFAULT_SETTINGS)
      showToast({ title: words.storage.cleared })
    })
  }

  if (isPinAsked) {
    return (
      <PinSetup
        owner={owner}
        onClose={() => setIsPinAsked(false)}
        onSet={() => {
          setIsPinAsked(false)
          void orTell(words.failed, async () => {
            await store(settings, words.saved)
            onClose()
          })
          lookAgain()
        }}
      />
    )
  }

  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={() => void changeTo(DEFAULT_SETTINGS, words.wasReset)}>
            {words.reset}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <ReloadNotice />
      <h3>{words.codes.title}</h3>
      <Select
        label={words.codes.validFor}
        value={String(settings.qrExpiryMinutes)}
        options={QR_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: words.codes.minutes(minutes),
        }))}
        onValueChange={(value) => change({ qrExpiryMinutes: Number(value) })}
      />
      <Switch
        label={words.codes.autoRefresh}
        isOn={settings.autoRefreshQR}
        onChange={(autoRefreshQR) => change({ autoRefreshQR })}
      />
      <h3 className={styles['title']}>{words.expiry.title}</h3>
      <Select
        label={words.expiry.soonMeans}
        value={String(settings.expiryWarningDays)}
        options={WARNING_DAYS.map((days) => ({
          value: String(days),
          label: words.expiry.withinDays(days),
        }))}
        onValueChange={(value) => change({ expiryWarningDays: Number(value) })}
      />
      <Switch
        label={words.expiry.notify}
        hint={notificationHint(permission)}
        isOn={settings.notificationsEnabled}
        onChange={(notificationsEnabled) => change({ notificationsEnabled })}
      />
      <h3 className={styles['title']}>{words.display.title}</h3>
      <Switch
        label={words.display.showIds}
        isOn={settings.showCredentialIds}
        onChange={(showCredentialIds) => change({ showCredentialIds })}
      />
      <Select
        label={words.display.theme}
        value={settings.themePreference}
        options={THEME_OPTIONS}
        onValueChange={(themePreference) => change({ themePreference })}
      />
      <h3 className={styles['title']}>{words.security.title}</h3>
      <Select
        label={words.security.level}
        hint={words.security.hint}
        value={settings.securityLevel}
        options={SECURITY_OPTIONS}
        onValueChange={(securityLevel) => change({ securityLevel })}
      />
      <Switch
        label={words.security.backUp}
        isOn={settings.autoBackup}
        onChange={(autoBackup) => change({ autoBackup })}
      />
      <DeviceList owner={owner} />
      <StorageUse onClear={() => void clear()} />
      <p className={styles['hint']}>{words.version(APP_VERSION)}</p>
    </Dialog>
  )
}

async function orTell(otherwise: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    showToast({
      title: words.error,
      description: sentenceForLevel(error, otherwise),
      variant: 'destructive',
    })
  }
}

/** Deletes the wallet's data, PIN, settings and recordings on this device. The account does not change. */
async function clearWalletData(owner: string): Promise<void> {
  await removePin(owner)
  await removeAllRecordings(owner)
  saveWalletSettings(DEFAULT_SETTINGS)
}
