import { useEffect } from 'react'
import { readKeptCards } from './kept-cards.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'
import { useHour, useIsWanted } from './use-expiry-notifications.ts'
import { useWalletSettings } from './wallet-settings.ts'

/**
 * Shows notifications for the stored credentials on every screen. Reads the credentials every hour and does
 * not keep them in memory, because a PIN may protect them.
 */
export function useKeptExpiryNotifications(owner: string | undefined): void {
  const isWanted = useIsWanted()
  const { expiryWarningDays } = useWalletSettings()
  const hour = useHour()
  useEffect(() => {
    if (owner === undefined || !isWanted) return
    let isOver = false
    void readKeptCards(owner).then((cards) => {
      if (!isOver) notifyOfExpiry(cards, expiryWarningDays)
    })
    return () => {
      isOver = true
    }
  }, [owner, isWanted, expiryWarningDays, hour])
}
