import { type SaveState, useSaveState } from '#pwa/device/storage/save.ts'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'

const WORDS: Record<SaveState, string> = {
  untouched: 'Kept on this device only.',
  saving: 'Saving…',
  saved: 'Saved on this device only.',
  refused: 'Not saved. It stays here until you close the page.',
}

/** Shows next to a field whether the device has stored all that was typed. */
export function SaveHint({ line }: { line: string }) {
  const state = useSaveState(line)
  const { isMemoryOnly } = useStorageState()
  return isMemoryOnly ? 'Not saved. It lasts until you close the page.' : WORDS[state]
}
