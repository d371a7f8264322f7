import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { askToNotify, usePermission } from '#pwa/device/presentation/notification-permission.ts'
import { useExpiryNotifications } from '#pwa/device/presentation/use-expiry-notifications.ts'
import { saveWalletSettings, useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { backUpSettings } from '#pwa/device/sync/backup-settings.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words as settingsWords } from './settings/words.ts'
import { words } from './words.tsx'

interface ExpiryNoticesProps {
  owner: string
  credentials: readonly HeldCredential[]
}

/** Shows notifications for the wallet's credentials that expire soon. Asks for the permission. */
export function ExpiryNotices({ owner, credentials }: ExpiryNoticesProps) {
  useExpiryNotifications(credentials)
  return credentials.length > 0 && <AskToNotify owner={owner} />
}

/**
 * Asks for the permission to show notifications. The setting is on by default, but every browser
 * asks its user first.
 */
function AskToNotify({ owner }: { owner: string }) {
  const settings = useWalletSettings()
  const permission = usePermission()

  async function refuse() {
    try {
      saveWalletSettings({ ...settings, notificationsEnabled: false })
      await backUpSettings(owner)
    } catch {
      const { error: title, failed: description } = settingsWords
      showToast({ title, description, variant: 'destructive' })
    }
  }

  if (!settings.notificationsEnabled || permission !== 'default') return null
  return (
    <Notice
      title={words.expiry.title}
      actions={
        <>
          <Button size="small" onClick={() => void askToNotify()}>
            {words.expiry.allow}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void refuse()}>
            {words.expiry.refuse}
          </Button>
        </>
      }
    >
      {words.expiry.text}
    </Notice>
  )
}
