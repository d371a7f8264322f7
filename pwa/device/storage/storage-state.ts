import { createStore } from '#pwa/ui/create-store.ts'

interface StorageState {
  /** True when the browser refuses to store. Then all data is lost when the page closes. */
  isMemoryOnly: boolean
  /** True when the browser deleted the data of the signed-in person. */
  wasCleared: boolean
  /** True when there was no room, even after the learning content was deleted. */
  isFull: boolean
  /** True when a newer version of the app has opened the database in another tab. */
  isOutdated: boolean
  /** True when the browser lost its database and could not find it again. */
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
