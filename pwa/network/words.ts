import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  error: 'Error',
  refused: 'The server could not do this. Please try again.',
  unreached: 'No connection to the server. Check your connection and try again.',
  foreign:
    'This network answered in the place of our server. It may ask you to sign in to it first: open another website, then try again.',
  unanswered:
    'The server has not answered in time. This may have been done: what is shown is read again now, so look before you try again.',
  unansweredTitle: 'No answer came.',
  unexpected: 'Something went wrong. Please try again.',
}

export const words = wordsOf('network', english)
