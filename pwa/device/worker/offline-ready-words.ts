import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Offline ready',
  withWallet: 'Your wallet, the guide and the verification now work without a connection.',
  withoutWallet: 'The guide and the verification now work without a connection.',
}

export const words = wordsOf('device/worker/offline-ready', english)
