import { useEffect } from 'react'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { HOUR_MS } from '#contracts/time.ts'
import { useNow } from '#pwa/ui/use-now.ts'
import { usePermission } from './notification-permission.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'
import { useWalletSettings } from './wallet-settings.ts'

export function useExpiryNotifications(credentials: readonly HeldCredential[]): void {
  const isWanted = useIsWanted()
  const { expiryWarningDays } = useWalletSettings()
  const hour = useHour()
  useEffect(() => {
    if (isWanted) notifyOfExpiry(credentials, expiryWarningDays)
  }, [credentials, isWanted, expiryWarningDays, hour])
}

/** Returns true when both the setting and the browser allow notifications. */
export function useIsWanted(): boolean {
  const permission = usePermission()
  return useWalletSettings().notificationsEnabled && permission === 'granted'
}

export function useHour(): number {
  return Math.floor(useNow(HOUR_MS) / HOUR_MS)
}
