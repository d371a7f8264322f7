import { createStore } from '#pwa/ui/create-store.ts'

export interface SyncState {
  /** How many events the server refused for good. */
  deadLetters: number
  /** When this account's log was last exchanged, in milliseconds. */
  syncedAt: number | null
}

const state = createStore<SyncState>({ deadLetters: 0, syncedAt: null })

export function reportSync(change: Partial<SyncState>): void {
  state.write({ ...state.read(), ...change })
}

export const useSyncState = state.use
