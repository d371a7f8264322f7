import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  hint: (digits: string) => `At least ${digits} digits that others would not guess.`,
  tooShort: (digits: string) => `Use ${digits} digits or more.`,
  guessable:
    'Others would guess this: use no birthday, no row such as 123456 and more than one digit.',
  connect: 'Connect once to change this.',
  changedMeanwhile: 'This wallet was changed in another tab. Try again.',
  mixedWallet: {
    title: 'Wallet',
    lead: 'Load it again from your account to use it here.',
    copy: {
      title: 'This copy cannot be opened',
      text: "What this device keeps of your wallet does not belong together, as when a browser's data is restored from different backups. None of it was opened, and your account is not affected.",
    },
    needs:
      'Loading it again needs a connection. It removes what is kept here with its PIN, and what this device noted of codes that you made; then you can choose another PIN in Settings.',
    loadAgain: 'Load again',
  },
  pinScreen: {
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
  },
  pinSetup: {
    title: 'Choose a PIN',
    description:
      'It opens the wallet on this device only. If you forget it, the wallet is loaded again from your account, but not what this device noted of codes that you made.',
    pin: 'PIN',
    again: 'PIN again',
    differ: 'The two PINs differ.',
    failed: 'The PIN could not be set. Please try again.',
    set: 'Set PIN',
  },
}

export const words = wordsOf('deviceVault', english)
