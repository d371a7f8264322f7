import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  tab: 'Page not found · Visa Success Guide',
  title: '404: page not found',
  text: 'There is nothing at this address. It may have been mistyped or moved.',
  home: 'Back to Home',
}

export const words = wordsOf('app/not-found', english)
