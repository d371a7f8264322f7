import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  newer: 'A newer version of this app is open in another tab. Reload to use it here too.',
  lost: 'The browser lost its connection to the storage of this app. Reload to open it again.',
  reload: 'Reload',
}

export const words = wordsOf('deviceStorage', english)
