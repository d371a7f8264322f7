import { wordsOf } from '#pwa/language/words.ts'

/** The words of the log-in and of the form for a new account. */
export const english = {
  redirecting: 'Redirecting to dashboard...',
  headings: { login: 'Welcome Back', signup: 'Join Visa Success Guide' },
  tabs: { label: 'Log in or sign up', login: 'Login', signup: 'Sign Up' },
  claims: {
    label: 'About the guide',
    successRate: (rate: string) => `${rate} Success Rate`,
    support: (hours: string) => `${hours} Support`,
    updated: (year: string) => `Updated for ${year}`,
  },
  fields: {
    username: 'Username',
    usernameHint: 'Or your email address, once it is confirmed.',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    atLeast: (count: number) => `At least ${String(count)} characters.`,
  },
  login: { send: 'Login', forgot: 'Forgot your password?' },
  signUp: {
    confirmationMissing: 'Please confirm your password',
    mismatch: "Passwords don't match",
    send: 'Sign Up',
  },
  /** The texts about a forgotten password, about the recovery of an account, and about mailed links. */
  links: {
    forgot: {
      title: 'Forgot your password?',
      lede: 'We send a link that sets a new one to the address of your account.',
      send: 'Send Link',
      sent: {
        title: 'Check your email',
        text: (address: string) =>
          `If ${address} has an account here, a link that sets a new password is on its way. It works once, for 10 minutes.`,
        back: 'Back to sign in',
      },
    },
    recover: {
      title: 'Use a recovery code',
      lede: 'For administrators who have lost every passkey. It leads to where you add a new one, and every owner is told.',
      code: 'Recovery code',
      send: 'Go on',
    },
    mayBeSet: 'Your new password may have been set: try to log in with it first.',
    passwordSet: {
      title: 'Password set',
      description: (username: string) =>
        `You are signed in as ${username}. Every other browser and device is signed out.`,
    },
    mailSent: { title: 'Mail sent', description: 'Open the link in it to confirm your address.' },
  },
}

export const words = wordsOf('account', english)
