import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns true while the page is hidden, for example while the list of open apps is shown. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden)
}
