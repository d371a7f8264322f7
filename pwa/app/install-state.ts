import { onAfterWipe } from '#pwa/session/wipe.ts'
import { createLateStore, createStore } from '#pwa/ui/create-store.ts'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'

/** Chromium's event `beforeinstallprompt`, which the types of the DOM library do not contain. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const DISMISSED_KEY = 'installDismissed'

/** `ask`: the browser offers a dialog. `explain`: only the browser's menu can install, as on iOS. */
type InstallWay = 'none' | 'ask' | 'explain'

const offer = createStore<InstallPrompt | null>(null)
const wasDismissed = createLateStore(() => siteTexts.get(DISMISSED_KEY) !== null)

/**
 * Stores the browser's offer until the user wants to install. Waits for `pictured` before it reads
 * whether the user has closed the offer in the past.
 */
export function followInstall(pictured: Promise<void> = Promise.resolve()): void {
  void pictured.then(wasDismissed.read)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.write(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => {
    offer.write(null)
  })
  // The choice belongs to the device, not to an account, so it stays after a log-out.
  onAfterWipe(() => {
    if (wasDismissed.read()) dismissInstall()
  })
}

export function dismissInstall(): void {
  siteTexts.set(DISMISSED_KEY, 'yes')
  wasDismissed.write(true)
}

export async function askToInstall(): Promise<void> {
  const offered = offer.read()
  offer.write(null)
  const answer = await offered?.prompt()
  if (answer?.outcome === 'dismissed') dismissInstall()
}

/** The answer is the same after the user has closed the offer. */
export function useInstallWay(): InstallWay {
  if (offer.use()) return 'ask'
  return isFromHomeScreen() === false ? 'explain' : 'none'
}

export const useIsInstallDismissed = wasDismissed.use
