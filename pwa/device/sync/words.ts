import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Not saved to your account',
  refused: (count: number) =>
    plural(count, {
      one: 'One change was refused by the server. What you did is kept on this device.',
      other: `${String(count)} changes were refused by the server. What you did is kept on this device.`,
    }),
  tryAgain: 'Try again',
}

export const words = wordsOf('deviceSync', english)
