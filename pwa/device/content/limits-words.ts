import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Before you buy',
  ask: 'What applies to me?',
  read: 'Each fact names the day and the copy or page that we read, and the official page to check.',
}

export const words = wordsOf('device/content/limits', english)
