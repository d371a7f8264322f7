import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { wordsOf } from '#pwa/language/words.ts'

/** This sentence has a file of its own, because the dashboard does not need it. */
export const english = { lawyerLine: LAWYER_LINE }

export const lawyerWords = wordsOf('learning/lawyer', english)
