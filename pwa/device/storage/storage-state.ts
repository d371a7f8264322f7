import { createStore } from '#pwa/ui/create-store.ts'

interface StorageState {
  /** The browser refuses to store: all data is lost when the page closes. */
  isMemoryOnly: boolean
  /** The browser deleted the data of the signed-in person. */
  wasCleared: boolean
  /** There was no room, even after the learning content was dropped. */
  isFull: boolean
  /** A newer version of the app has opened the database in another tab. */
  isOutdated: boolean
  /** The browser lost its database and could not find it again. */
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
