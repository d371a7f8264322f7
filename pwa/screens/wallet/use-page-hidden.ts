import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether the page is out of sight, as in the list of open apps. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden)
}
