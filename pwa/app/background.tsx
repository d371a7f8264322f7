import { useCarriedContent } from '#pwa/device/content/use-carried-content.ts'
import { useKeptExpiryNotifications } from '#pwa/device/presentation/use-kept-expiry-notifications.ts'
import { language, readerLanguage } from '#pwa/language/language.ts'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { useIsServerReached } from '#pwa/network/connection.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { useOfflineReady } from '#pwa/device/worker/offline-ready.ts'
import { useTrust } from '#pwa/device/trust/use-trust.ts'
import { useIsDue } from '#pwa/ui/use-is-due.ts'

/**
 * The pause in milliseconds before data is loaded, so that the first screen, a verdict or a test does not
 * wait for it.
 */
const CARRY_AFTER_MS = 4000

/**
 * Renders the toasts, and loads data onto the device for use without a connection. The first screen does not
 * need this component.
 */
export function Background() {
  const isLater = useIsDue(CARRY_AFTER_MS)
  const isReached = useIsServerReached()
  // A document in English does not load the translations of the reader's language.
  useCarriedContent(isLater && isReached && language === readerLanguage)
  // Loads the trust on every screen, so that the device can verify later without a connection.
  useTrust(isLater && isReached)
  useOfflineReady()
  const { user } = useKnownSession()
  useKeptExpiryNotifications(isLater ? user?.id : undefined)

  return <Toasts />
}
