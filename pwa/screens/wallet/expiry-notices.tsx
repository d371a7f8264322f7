import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { askToNotify, usePermission } from '#pwa/device/presentation/notification-permission.ts'
import { useExpiryNotifications } from '#pwa/device/presentation/use-expiry-notifications.ts'
import { saveWalletSettings, useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { backUpSettings } from '#pwa/device/sync/backup-settings.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import { SETTINGS_FAILED } from './settings-failed.ts'

interface ExpiryNoticesProps {
  owner: string
  credentials: readonly HeldCredential[]
}

/** Shows notifications for the wallet's credentials that expire soon. Asks for the permission. */
export function ExpiryNotices({ owner, credentials }: ExpiryNoticesProps) {
  useExpiryNotifications(credentials)
  return credentials.length > 0 && <AskToNotify owner={owner} />
}

/** Asks for the permission. Notifications are on by default, but every browser asks its user first. */
function AskToNotify({ owner }: { owner: string }) {
  const settings = useWalletSettings()
  const permission = usePermission()

  async function refuse() {
    try {
      saveWalletSettings({ ...settings, notificationsEnabled: false })
      await backUpSettings(owner)
    } catch {
      showToast({ title: 'Error', description: SETTINGS_FAILED, variant: 'destructive' })
    }
  }

  if (!settings.notificationsEnabled || permission !== 'default') return null
  return (
    <Notice
      title="Be told before a credential expires"
      actions={
        <>
          <Button size="small" onClick={() => void askToNotify()}>
            Allow notifications
          </Button>
          <Button size="small" variant="quiet" onClick={() => void refuse()}>
            No, thanks
          </Button>
        </>
      }
    >
      Your browser asks you once. This app tells you while it is open, and nothing leaves this
      device.
    </Notice>
  )
}
