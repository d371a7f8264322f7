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
}

export const words = wordsOf('account', english)
