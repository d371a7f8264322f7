import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Load this page again?',
  question: 'To change the language, the page loads again. What you have not saved here is lost.',
  confirm: 'Change the Language',
}

export const words = wordsOf('deviceLanguage', english)
