import { useSyncExternalStore } from 'react'

export interface SyncState {
  /** How many events the server refused for good. */
  parked: number
  /** When this account's log was last exchanged, in milliseconds. */
  syncedAt: number | null
}

let current: SyncState = { parked: 0, syncedAt: null }
const listeners = new Set<() => void>()

export function reportSync(change: Partial<SyncState>): void {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
