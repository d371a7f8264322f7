import { useSyncExternalStore } from 'react'
import { onAfterWipe } from '#pwa/session/wipe.ts'

/** Chromium's event; no type of the DOM library describes it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const DISMISSED_KEY = 'installDismissed'

/** `ask`: the browser offers a dialog. `explain`: only its own menu can install, as on iOS. */
export type InstallWay = 'none' | 'ask' | 'explain'

let prompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

function tellAll() {
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for the moment in which somebody wants it. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    tellAll()
  })
  addEventListener('appinstalled', () => {
    prompt = null
    tellAll()
  })
  // A choice about this device, not about an account: a log-out does not undo it.
  let wasDismissed = isDismissed()
  listeners.add(() => {
    wasDismissed = isDismissed()
  })
  onAfterWipe(() => {
    if (wasDismissed) localStorage.setItem(DISMISSED_KEY, 'yes')
  })
}

export function dismissInstall(): void {
  localStorage.setItem(DISMISSED_KEY, 'yes')
  tellAll()
}

export async function askToInstall(): Promise<void> {
  const offered = prompt
  prompt = null
  const answer = await offered?.prompt()
  if (answer?.outcome === 'dismissed') dismissInstall()
  tellAll()
}

/** How the app can be installed, whatever somebody said before. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, readWay)
}

export function useIsInstallDismissed(): boolean {
  return useSyncExternalStore(subscribe, isDismissed)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isDismissed(): boolean {
  return localStorage.getItem(DISMISSED_KEY) !== null
}

/** Only iOS tells pages whether they were opened from the home screen. */
function readWay(): InstallWay {
  if (prompt) return 'ask'
  return 'standalone' in navigator && navigator.standalone === false ? 'explain' : 'none'
}
