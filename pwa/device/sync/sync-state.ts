import { createStore } from '#pwa/ui/create-store.ts'

export interface SyncState {
  /** How many events the server refused for good. */
  parked: number
  /** When this account's log was last exchanged, in milliseconds. */
  syncedAt: number | null
}

const state = createStore<SyncState>({ parked: 0, syncedAt: null })

export function reportSync(change: Partial<SyncState>): void {
  state.write({ ...state.read(), ...change })
}

export const useSyncState = state.use
