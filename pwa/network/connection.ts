import { useSyncExternalStore } from 'react'

/** What the last request showed. The browser's own opinion of the network is not asked. */
let isReached = true
const listeners = new Set<() => void>()

export function noteReached(isNowReached: boolean): void {
  if (isReached === isNowReached) return
  isReached = isNowReached
  for (const listener of listeners) listener()
}

export function isServerReached(): boolean {
  return isReached
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsServerReached(): boolean {
  return useSyncExternalStore(onConnectionChange, isServerReached)
}
