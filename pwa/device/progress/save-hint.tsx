import { type SaveState, useSaveState } from '#pwa/device/storage/save.ts'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'

const WORDS: Record<SaveState, string> = {
  untouched: 'Kept on this device only.',
  saving: 'Saving…',
  saved: 'Saved on this device only.',
  refused: 'Not saved. It stays here until you close the page.',
}

/** Beside fields that are saved during typing: whether the device has stored everything. */
export function SaveHint({ line }: { line: string }) {
  const state = useSaveState(line)
  const { isMemoryOnly } = useStorageState()
  return isMemoryOnly ? 'Not saved. It lasts until you close the page.' : WORDS[state]
}
