import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Wallet',
  lead: 'Load it again from your account to use it here.',
  copy: {
    title: 'This copy cannot be opened',
    text: "What this device keeps of your wallet does not belong together, as when a browser's data is restored from different backups. None of it was opened, and your account is not affected.",
  },
  needs:
    'Loading it again needs a connection. It removes what is kept here with its PIN, and what this device noted of codes that you made; then you can choose another PIN in Settings.',
  loadAgain: 'Load again',
}

export const words = wordsOf('device/vault/mixed-wallet', english)
