import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  heading: 'Verification Failed',
  retry: 'Retry',
}

export const words = wordsOf('verification/verify-failed', english)
