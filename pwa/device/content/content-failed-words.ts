import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'This could not be opened',
  notKept:
    'It is not on this device yet, and the server cannot be reached. Connect once and it stays here.',
  unconfirmed: (days: string) =>
    `Your premium access was last confirmed more than ${days} days ago. Connect to the internet and reload: everything is still here.`,
  unreadable: 'What is kept on this device could not be read. Try again, or reload the page.',
  tryAgain: 'Try again',
}

export const words = wordsOf('device/content/content-failed', english)
