import { useEffect } from 'react'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { useNow } from '#pwa/ui/use-now.ts'
import { usePermission } from './notification-permission.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'
import { useWalletSettings } from './wallet-settings.ts'

const HOUR_MS = 60 * 60_000

/** Tells of each of these that expires soon. */
export function useExpiryNotifications(credentials: readonly HeldCredential[]): void {
  const isWanted = useIsWanted()
  const { expiryWarningDays } = useWalletSettings()
  const hour = useHour()
  useEffect(() => {
    if (isWanted) notifyOfExpiry(credentials, expiryWarningDays)
  }, [credentials, isWanted, expiryWarningDays, hour])
}

/** By the setting and by the browser. */
export function useIsWanted(): boolean {
  const permission = usePermission()
  return useWalletSettings().notificationsEnabled && permission === 'granted'
}

export function useHour(): number {
  return Math.floor(useNow(HOUR_MS) / HOUR_MS)
}
