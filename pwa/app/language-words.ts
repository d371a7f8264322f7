import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  label: 'Language',
  inEnglish: 'This page is in English only.',
  title: 'Load this page again?',
  question: 'To change the language, the page loads again. What you have not saved here is lost.',
  confirm: 'Change the Language',
}

export const words = wordsOf('app/language', english)
