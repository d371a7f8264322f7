import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  print: 'Print',
  failed: { title: 'Could not make the file', description: 'Go online, and try again.' },
}

export const words = wordsOf('ui/print', english)
