import { useSyncExternalStore } from 'react'

export interface StorageState {
  /** The browser refuses to store: what is here is gone when the page is closed. */
  isMemoryOnly: boolean
  /** The browser removed what was kept for the person that is signed in. */
  wasCleared: boolean
  /** There was no room, not even after the learning content was dropped. */
  isFull: boolean
  /** A newer version of the app has opened the database in another tab. */
  isOutdated: boolean
  /** The browser lost its database and did not find it again. */
  isLost: boolean
}

const FINE: StorageState = {
  isMemoryOnly: false,
  wasCleared: false,
  isFull: false,
  isOutdated: false,
  isLost: false,
}

let current = FINE
const listeners = new Set<() => void>()

export function reportStorage(change: Partial<StorageState>): void {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

export function readStorageState(): StorageState {
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useStorageState(): StorageState {
  return useSyncExternalStore(subscribe, readStorageState)
}
