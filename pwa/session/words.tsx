import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  notRemoved: {
    title: 'Not everything was removed',
    description:
      'This browser refused to remove what it keeps for this account. Remove the data of this site in its settings.',
  },
  cookiesBlocked: {
    title: 'This browser blocks cookies',
    text: (link: (text: string) => ReactNode): ReactNode => (
      <>
        Without cookies you cannot sign in or pay here. Allow them for this site in the settings of
        the browser, then load this page again. You can {link('check a code')} without them.
      </>
    ),
  },
  locked: {
    heading: 'Welcome back',
    text: (username: string) =>
      `Your session ended. What is saved on this device is kept for ${username}.`,
    password: 'Password',
    unlock: 'Unlock',
    otherAccount: 'Use another account',
    remove: "Remove this account's data",
  },
  loginCode: {
    text: 'We do not know this browser yet. We have mailed a code to the address of your account, to make sure that it is you.',
    code: 'Code from our mail',
    hint: (digits: number, minutes: number) =>
      `${digits} digits. It works once, for ${minutes} minutes.`,
    signIn: 'Sign in',
    send: 'Send a new code',
    sent: 'A new code is on its way. The one before no longer counts.',
    back: 'Back',
  },
  logOut: {
    done: { title: 'Logged out', description: 'You have been successfully logged out.' },
    failed: 'Logout failed',
  },
  logOutQuestion: {
    goes: {
      title: 'What a log-out takes away',
      text: 'This stands on this device only, and goes for good. Print or copy first what you need.',
      stay: 'Stay',
    },
    codes: {
      title: 'Codes that still count',
      text: 'No device is bound to these codes, so they count on after you log out. End them unless somebody is about to check one.',
      code: (idEnd: string, until: string) => `Credential …${idEnd}, until ${until}`,
      keep: 'Keep them, log out',
      end: 'End them, log out',
    },
    logOut: 'Log out',
  },
  passwordFirst: {
    documentTitle: 'Set a password first · Visa Success Guide',
    title: 'Set a password first',
    visitor: {
      text: (email: string) =>
        `So far you gave only an email address. Sign up with ${email} and a password to open this.`,
      signUp: 'Sign Up',
    },
    buyer: {
      text: (email: string) =>
        `You bought with an email only. The link that we mailed to ${email} sets your password and opens this.`,
      send: 'Send the link again',
      sent: 'The link is on its way. It works for 10 minutes.',
    },
  },
  proofDialog: {
    title: 'Is it still you?',
    text: 'This needs you to show it again. Then it goes on by itself.',
    passkey: 'Use a passkey',
    byPassword: 'Use the password instead',
    password: 'Password',
    passwordMissing: 'Password is required',
    confirm: 'Confirm',
  },
  refusals: {
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
  },
  signIn: {
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
        title: 'Check your email',
        text: 'If there is such an account, a link is on its way to its address. Open it in this browser.',
      },
    },
  },
}

export const words = wordsOf('session', english)
