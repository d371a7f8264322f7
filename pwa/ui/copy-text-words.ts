import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  copy: (noun: string) => `Copy the ${noun}`,
  copied: (noun: string) => `Copied the ${noun}`,
  failed: {
    title: (noun: string) => `Could not copy the ${noun}`,
    text: 'This browser does not allow it. Select the text and copy it yourself.',
  },
}

export const words = wordsOf('ui/copy-text', english)
