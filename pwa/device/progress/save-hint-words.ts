import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  untouched: 'Kept on this device only.',
  saving: 'Saving…',
  saved: 'Saved on this device only.',
  refused: 'Not saved. It stays here until you close the page.',
  isMemoryOnly: 'Not saved. It lasts until you close the page.',
}

export const words = wordsOf('device/progress/save-hint', english)
