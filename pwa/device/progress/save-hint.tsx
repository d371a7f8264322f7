import { useSaveState } from '#pwa/device/storage/save.ts'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { words } from './words.ts'

/** Appears next to a field, and says whether the device has stored all of the typed text. */
export function SaveHint({ line }: { line: string }) {
  const state = useSaveState(line)
  const { isMemoryOnly } = useStorageState()
  return isMemoryOnly ? words.saveHint.isMemoryOnly : words.saveHint[state]
}
