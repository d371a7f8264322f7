import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { questionsForAll } from './all.ts'
import { questionsForB1B2 } from './b-1-b-2.ts'
import { questionsForF1 } from './f-1.ts'
import { questionsForH1B } from './h-1b.ts'
import { questionsForJ1 } from './j-1.ts'
import { questionsForL1 } from './l-1.ts'

export const poolA: Written<PracticeQuestion>[] = [
  ...questionsForAll,
  ...questionsForF1,
  ...questionsForH1B,
  ...questionsForB1B2,
  ...questionsForJ1,
  ...questionsForL1,
]
