import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  done: { title: 'Logged out', description: 'You have been successfully logged out.' },
  failed: 'Logout failed',
}

export const words = wordsOf('session/log-out', english)
