import { isExamPassed } from '#contracts/learning/exam.ts'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { ExamRow, type Marks } from './exam-row.ts'
import { readStanding, type Standing } from './exam-state.ts'
import { toldOf } from './weak-themes.ts'

interface Submission {
  user: Asker
  examId: string
  answers: (number | null)[]
}

/** Grades an exam once. A second submission gets the result of the first, even from another device. */
export async function submitExam(
  services: Services,
  { user, examId, answers }: Submission,
): Promise<Standing> {
  const { database, clock } = services
  const { id: userId } = user
  const { content } = await services.content.read()
  return database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const exam = isUuid(examId) ? await ExamRow.ofUser(trx, userId, examId) : undefined
    if (!exam) throw new ApiError('EXAM_NOT_FOUND')
    if (exam.submittedAt) {
      await confirmEarlier(trx)
    } else {
      await ExamRow.mark(trx, examId, { answers, ...mark(exam, answers), submittedAt: clock.now() })
    }
    return readStanding(services, trx, { userId, content })
  })
}

export function mark(
  { questions }: Pick<ExamRow, 'questions'>,
  answers: readonly (number | null)[],
): Pick<Marks, 'correct' | 'passed'> {
  const correct = questions.filter(({ correctAnswer }, at) => answers[at] === correctAnswer).length
  const passed = isExamPassed(correct, questions.length)
  return { correct: passed ? correct : toldOf(correct), passed }
}
