import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Print from a file',
  text: 'An app on the home screen cannot print. Save this paper as a file, open it in Files or on a computer, and print it there. Delete the file if nobody else may read it.',
  save: 'Save the file',
}

export const words = wordsOf('ui/paper/paper-dialog', english)
