import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  ended: 'Expired',
  minutesLeft: (minutes: number) => `${minutes} min left`,
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
}

export const words = wordsOf('ui/countdown', english)
