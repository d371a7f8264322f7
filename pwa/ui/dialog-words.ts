import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
}

export const words = wordsOf('ui/dialog', english)
