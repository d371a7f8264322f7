import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  denied: {
    title: 'Access Denied',
    text: "You don't have permission to access the admin dashboard.",
    home: 'Back to Home',
  },
  unknown: {
    offline: 'No connection',
    title: 'We cannot answer right now',
    text: (reason: string) => `We could not find out whether you are signed in. ${reason}`,
    retry: 'Try again',
  },
}

export const words = wordsOf('session/refusals', english)
