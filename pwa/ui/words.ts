import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  loading: 'Loading…',
  failed: {
    tab: 'Something went wrong',
    title: 'This page could not be shown',
    text: 'Something went wrong on this page, or your connection failed while it was loading. Nothing you saved is lost.',
    reload: 'Load again',
    home: 'Back to Home',
  },
}

export const words = wordsOf('ui', english)
