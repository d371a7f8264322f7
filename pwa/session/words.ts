import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  passwordFirst: 'Set a password first · Visa Success Guide',
  notRemoved: {
    title: 'Not everything was removed',
    description:
      'This browser refused to remove what it keeps for this account. Remove the data of this site in its settings.',
  },
}

export const words = wordsOf('session', english)
