import { wordsOf } from '#pwa/language/words.ts'

/**
 * The words around the cheat sheets and checklists. The print edition is in English only, and has
 * words of its own.
 */
export const english = {
  title: 'Download Resources',
  lede: 'Many posts do not let phones in. Cheat sheets and checklists are one page each. Print them, or save them as a PDF.',
  cheatSheet: (visaType: string) => `${visaType} cheat sheet`,
  documents: (visaType: string) => `${visaType} document checklist`,
  everything: 'Everything',
  edition: 'Print edition, the whole guide as a book',
  companion: 'DS-160 companion',
  worksheet: 'DS-160 worksheet',
  back: 'Back to resources',
}

export const words = wordsOf('learningPrint', english)
