import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  heading: 'Welcome back',
  text: (username: string) =>
    `Your session ended. What is saved on this device is kept for ${username}.`,
  password: 'Password',
  unlock: 'Unlock',
  otherAccount: 'Use another account',
  remove: "Remove this account's data",
}

export const words = wordsOf('session/locked', english)
