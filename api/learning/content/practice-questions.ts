import type { PracticeQuestion } from '#contracts/learning.ts'
import { questionsForAll } from '#api/learning/content/questions/all.ts'
import { questionsForB1B2 } from '#api/learning/content/questions/b-1-b-2.ts'
import { questionsForF1 } from '#api/learning/content/questions/f-1.ts'
import { questionsForH1B } from '#api/learning/content/questions/h-1b.ts'
import { questionsForJ1 } from '#api/learning/content/questions/j-1.ts'
import { questionsForL1 } from '#api/learning/content/questions/l-1.ts'

export const practiceQuestions: PracticeQuestion[] = [
  ...questionsForAll,
  ...questionsForF1,
  ...questionsForH1B,
  ...questionsForB1B2,
  ...questionsForJ1,
  ...questionsForL1,
]
