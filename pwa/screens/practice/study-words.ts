import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  exam: {
    title: 'Next: the final exam',
    text: 'Every answer was right. The final exam opens when all modules are complete.',
    open: 'Go to the final exam',
  },
  themes: 'Study these themes',
}

export const words = wordsOf('practice/study', english)
