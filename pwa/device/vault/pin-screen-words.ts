import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Wallet',
  enter: 'Enter your PIN to open it on this device.',
  pin: 'PIN',
  unlock: 'Unlock',
  wrong: 'Wrong PIN. Try again.',
  wrongUntil: (time: string) => `Wrong PIN. Try again in ${time}.`,
  forgot: 'Forgot PIN',
  question:
    'What the PIN protects on this device is given up, and your wallet is loaded again from your account. That needs a connection. What this device noted of codes that you made does not come back, and those codes end now.',
  loadAgain: 'Load again',
}

export const words = wordsOf('device/vault/pin-screen', english)
