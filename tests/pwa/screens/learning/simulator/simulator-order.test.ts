import { expect, test } from 'vitest'
import { bankContent } from '#api/learning/content/learning-content.ts'
import { simulatorQuestionsFor } from '#contracts/learning/interview-question.ts'
import { isAskable } from '#contracts/learning/dated.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { orderFor } from '#pwa/screens/learning/simulator/simulator-order.ts'

const TODAY = bankContent.questions[0]?.edition ?? ''

test.each(READER_CLASSES)(
  'a reader who comes back to the simulator of %s goes on with what is new, and is asked nothing twice',
  (readerClass) => {
    const questions = bankContent.questions.filter((question) => isAskable(question, TODAY))
    const ids = simulatorQuestionsFor(questions, readerClass).map(({ id }) => id)
    const done = ids.slice(0, 3)
    const practiced = new Set(done.map((id) => `interview/${id}`))
    const order = orderFor(
      bankContent.questions,
      { readerClass, isFamily: false },
      practiced,
      TODAY,
    ).map(({ id }) => id)
    expect(order).toEqual([...ids.slice(3), ...done])
  },
)
