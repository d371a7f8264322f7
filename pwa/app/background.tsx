import { useCarriedContent } from '#pwa/device/content/use-carried-content.ts'
import { useKeptExpiryNotifications } from '#pwa/device/presentation/use-kept-expiry-notifications.ts'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { useIsServerReached } from '#pwa/network/connection.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { useOfflineReady } from '#pwa/device/worker/offline-ready.ts'
import { useTrust } from '#pwa/device/trust/use-trust.ts'
import { useIsDue } from '#pwa/ui/use-is-due.ts'

/** After the first screen, and after a verdict or a test that somebody waits for. */
const CARRY_AFTER_MS = 4000

/**
 * Renders the toasts, and brings data to the device for use without a connection. None of it
 * belongs to the first picture.
 */
export function Background() {
  const isLater = useIsDue(CARRY_AFTER_MS)
  const isReached = useIsServerReached()
  useCarriedContent(isLater && isReached)
  // Loads the trust on every screen, so that the device can later verify without a connection.
  useTrust(isLater && isReached)
  useOfflineReady()
  const { user } = useKnownSession()
  useKeptExpiryNotifications(isLater ? user?.id : undefined)

  return <Toasts />
}
