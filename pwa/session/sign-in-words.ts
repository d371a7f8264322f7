import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  late: (advice: string) =>
    `The server has not answered in time, so nobody is signed in here. ${advice}`,
  tryAgain: 'Please try again.',
  loggedIn: { title: 'Login successful', description: 'Welcome back!' },
  notLoggedIn: 'Login failed',
  registered: {
    title: 'Registration successful',
    description:
      'Welcome to Visa Success Guide! Open the link in our mail to confirm your address.',
  },
  notRegistered: 'Registration failed',
  mayBeMade: 'Your account may have been made: try to log in with this name and password first.',
  passkey: {
    signIn: 'Sign in with a passkey',
    alreadyHere: 'This device has a passkey for this account already.',
    unconfirmed: 'Nothing was confirmed. Try again.',
    needed: {
      title: 'Your account needs its passkey',
      text: (reason: string) =>
        `Anyone who may do something in the console signs in by passkey. ${reason}`,
      recover: 'Use a recovery code',
    },
  },
  lockedOut: {
    title: 'Too many wrong passwords',
    text: 'Somebody tried too many for this account. You can wait an hour, or let us mail you a link that lets this browser try.',
    mail: 'Mail me a link',
    mailed: {
      title: 'Look into your mail',
      text: 'If there is such an account, a link is on its way to its address. Open it in this browser.',
    },
  },
}

export const words = wordsOf('session/sign-in', english)
