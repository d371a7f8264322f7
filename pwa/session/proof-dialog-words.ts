import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Is it still you?',
  text: 'This needs you to show it again. Then it goes on by itself.',
  passkey: 'Use a passkey',
  byPassword: 'Use the password instead',
  password: 'Password',
  passwordMissing: 'Password is required',
  confirm: 'Confirm',
}

export const words = wordsOf('session/proof-dialog', english)
