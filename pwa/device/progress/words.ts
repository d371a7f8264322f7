import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  storage: {
    isMemoryOnly:
      'This browser does not let the app store anything, as in a private window. What you do here lasts until you close this page.',
    isFull:
      'There is no room left on this device. What you do now lasts until you close this page: free some space, then try again.',
    wasCleared:
      'The browser cleared what this app kept. What your account has comes back with a connection.',
  },
  saving: 'Saving…',
  notSaved: {
    title: 'Not saved',
    text: 'This device could not store what you did last. It stays here until you close the page.',
  },
  tryAgain: 'Try again',
}

export const words = wordsOf('device/progress', english)
