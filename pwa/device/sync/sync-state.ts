import { createStore } from '#pwa/ui/create-store.ts'

interface SyncState {
  /**
   * The number of events that the app no longer sends, because the server has refused each of them
   * several times.
   */
  deadLetters: number
  /** The time of the last exchange with the account's log, in milliseconds. */
  syncedAt: number | null
}

const state = createStore<SyncState>({ deadLetters: 0, syncedAt: null })

export function reportSync(change: Partial<SyncState>): void {
  state.write({ ...state.read(), ...change })
}

export const useSyncState = state.use
