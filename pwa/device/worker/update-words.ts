import { wordsOf } from '#pwa/language/words.ts'

export const english = {
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
}

export const words = wordsOf('device/worker/update', english)
