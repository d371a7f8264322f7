import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Choose a PIN',
  description:
    'It opens the wallet on this device only. If you forget it, the wallet is loaded again from your account, but not what this device noted of codes that you made.',
  pin: 'PIN',
  again: 'PIN again',
  differ: 'The two PINs differ.',
  failed: 'The PIN could not be set. Please try again.',
  set: 'Set PIN',
}

export const words = wordsOf('device/vault/pin-setup', english)
