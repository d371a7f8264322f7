import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { wordsOf } from '#pwa/language/words.ts'

/** This sentence is in a file of its own, so that the dashboard does not load it. */
export const english = { lawyerLine: LAWYER_LINE }

export const lawyerWords = wordsOf('learning/lawyer', english)
