import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { furtherQuestionsForB1B2 } from './b-1-b-2-further.ts'
import { questionsForB1B2 } from './b-1-b-2.ts'
import { questionsOnTheForm } from './everybody-form.ts'
import { furtherQuestionsForEverybody } from './everybody-further.ts'
import { questionsOnTheVisit } from './everybody-visit.ts'
import { furtherQuestionsForF1 } from './f-1-further.ts'
import { questionsForF1 } from './f-1.ts'
import { furtherQuestionsForH1B } from './h-1b-further.ts'
import { questionsForH1B } from './h-1b.ts'
import { furtherQuestionsForJ1 } from './j-1-further.ts'
import { questionsForJ1 } from './j-1.ts'
import { furtherQuestionsForL1 } from './l-1-further.ts'
import { questionsForL1 } from './l-1.ts'
import { questionsForO1 } from './o-1.ts'
import { questionsForTN } from './tn.ts'

/**
 * The questions of the final exam, which no practice test asks. Their ids start at 1001, after those of the
 * practice pools.
 */
export const examQuestions: Written<PracticeQuestion>[] = [
  ...questionsOnTheForm,
  ...questionsOnTheVisit,
  ...furtherQuestionsForEverybody,
  ...questionsForF1,
  ...furtherQuestionsForF1,
  ...questionsForH1B,
  ...furtherQuestionsForH1B,
  ...questionsForB1B2,
  ...furtherQuestionsForB1B2,
  ...questionsForJ1,
  ...furtherQuestionsForJ1,
  ...questionsForL1,
  ...furtherQuestionsForL1,
  ...questionsForO1,
  ...questionsForTN,
]
