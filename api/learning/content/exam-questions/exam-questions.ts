import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { questionsForB1B2 } from './b-1-b-2.ts'
import { questionsOnTheForm } from './everybody-form.ts'
import { questionsOnTheVisit } from './everybody-visit.ts'
import { questionsForF1 } from './f-1.ts'
import { questionsForH1B } from './h-1b.ts'
import { questionsForJ1 } from './j-1.ts'
import { questionsForL1 } from './l-1.ts'

/** Asked in the final exam alone, numbered from 1001, apart from the practice pools. */
export const examQuestions: Written<PracticeQuestion>[] = [
  ...questionsOnTheForm,
  ...questionsOnTheVisit,
  ...questionsForF1,
  ...questionsForH1B,
  ...questionsForB1B2,
  ...questionsForJ1,
  ...questionsForL1,
]
