import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Set a password first',
  visitor: {
    text: (email: string) =>
      `You have given an email only. Sign up with ${email} and a password to open this.`,
    signUp: 'Sign Up',
  },
  buyer: {
    text: (email: string) =>
      `You bought with an email only. The link that we mailed to ${email} sets your password and opens this.`,
    send: 'Send the link again',
    sent: 'The link is on its way. It works for 10 minutes.',
  },
}

export const words = wordsOf('session/password-first', english)
