import { LEGAL_LINE, OUTLINE_HEADING, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { wordsOf } from '#pwa/language/words.ts'

/** The words that several learning screens need. */
export const english = {
  backToDashboard: 'Back to Dashboard',
  checklist: {
    label: 'Checklist',
    done: (count: number, all: number) => `${String(count)} of ${String(all)} done`,
  },
  chooseClass: 'Choose your class',
  difficulties: { Basic: 'Basic', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  legalLine: LEGAL_LINE,
  outlineHeading: OUTLINE_HEADING,
  trueCountLine: TRUE_COUNT_LINE,
}

export const words = wordsOf('learning', english)
