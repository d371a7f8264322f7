import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  text: 'We do not know this browser yet. We have mailed a code to the address of your account, to make sure that it is you.',
  code: 'Code from our mail',
  hint: (digits: number, minutes: number) =>
    `${digits} digits. It works once, for ${minutes} minutes.`,
  signIn: 'Sign in',
  send: 'Send a new code',
  sent: 'A new code is on its way. The one before no longer counts.',
  back: 'Back',
}

export const words = wordsOf('session/login-code', english)
