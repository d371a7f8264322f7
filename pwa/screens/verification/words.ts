import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Verification · Visa Success Guide',
  verifying: 'Verifying credential…',
  failed: 'Failed to verify credential. Please try again.',
  verifyAgain: 'Verify Again',
  checkAnother: 'Check Another',
}

export const words = wordsOf('verification', english)
