import { createStore } from '#pwa/ui/create-store.ts'

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

const state = createStore<StorageState>({
  isMemoryOnly: false,
  wasCleared: false,
  isFull: false,
  isOutdated: false,
  isLost: false,
})

export function reportStorage(change: Partial<StorageState>): void {
  state.write({ ...state.read(), ...change })
}

export const readStorageState = state.read
export const useStorageState = state.use
