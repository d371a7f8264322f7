import { useSyncExternalStore } from 'react'

/** `ready`: a new version waits. `outdated`: one is in force, and this tab still shows the old one. */
export type UpdateState = 'current' | 'ready' | 'outdated'

let current: UpdateState = 'current'
const listeners = new Set<() => void>()

export function reportUpdate(state: UpdateState): void {
  current = state
  for (const listener of listeners) listener()
}

export function useUpdateState(): UpdateState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
