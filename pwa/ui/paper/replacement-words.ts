import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  replacedAs: {
    correction: (id: string) => `Corrected: replaced by ${id}`,
    renewal: (id: string) => `Renewed: replaced by ${id}`,
  },
  replaces: (id: string) => `Replaces ${id}`,
}

export const words = wordsOf('ui/paper/replacement', english)
