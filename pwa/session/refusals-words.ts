import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  signInFor: {
    wallet: {
      title: 'Sign in to see your wallet',
      text: 'Your digital visa credentials are kept under your account.',
      action: 'Sign In',
    },
    request: {
      title: 'Another wallet asks for a credential',
      text: 'Sign in to see who asks, and to say yes or no.',
      action: 'Sign In',
    },
    center: {
      title: 'Authentication Required',
      text: 'Sign in to scan and verify credentials. Anybody can check a single one without an account.',
      action: 'Go to Login',
    },
  },
  checkOne: 'Check a credential',
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
