import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  offlineReady: {
    title: 'Offline ready',
    withWallet: 'Your wallet, the guide and the verification now work without a connection.',
    withoutWallet: 'The guide and the verification now work without a connection.',
  },
  update: {
    outdated: {
      title: 'A new version is in use',
      text: 'This page loads again by itself as soon as you have finished what you are doing.',
    },
    ready: {
      title: 'A new version is ready',
      text: 'It loads in a moment. What you saved stays.',
      load: 'Load it now',
      later: 'Later',
    },
  },
}

export const words = wordsOf('deviceWorker', english)
