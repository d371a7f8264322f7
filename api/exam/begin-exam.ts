import { because } from '#contracts/reason.ts'
import { randomUUID } from 'node:crypto'
import { dayOf } from '#contracts/credentials/credential.ts'
import { type ExamClass, type ExamPace, examSecondsOf } from '#contracts/learning/exam.ts'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { ApiError } from '#api/http/errors.ts'
import { earliest } from '#api/learning/content/placeholders.ts'
import type { Services } from '#api/services.ts'
import { drawExam } from './draw-exam.ts'
import { ExamRow } from './exam-row.ts'
import { readStanding, type Standing } from './exam-state.ts'

interface Beginning {
  user: Asker
  readerClass: ExamClass
  pace: ExamPace
}

/**
 * Begins an exam with newly drawn questions. If the user has an open exam, begins no other exam. Returns the
 * user's state with the open exam.
 */
export async function beginExam(
  services: Services,
  { user, readerClass, pace }: Beginning,
): Promise<Standing> {
  const { database, clock } = services
  const { id: userId } = user
  const { sources, content } = await services.content.read()
  return database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const standing = await readStanding(services, trx, { userId, content })
    if (standing.exam?.submittedAt === null) return standing
    if (standing.modulesLeft > 0) throw new ApiError('EXAM_CLOSED')
    if (!standing.mayBegin) throw new ApiError('EXAM_PASSED')

    const now = clock.now()
    if (standing.nextAt) throw untilThen(standing.nextAt, now)
    const asked = await ExamRow.askedOf(trx, userId)
    const questions = drawExam(content.exam, readerClass, { today: dayOf(now), asked })
    if (!questions) throw new ApiError('EXAM_UNAVAILABLE')
    await ExamRow.dropOpen(trx, userId)
    const seconds = examSecondsOf(pace)
    await ExamRow.add(trx, {
      id: randomUUID(),
      userId,
      readerClass,
      pace,
      startedAt: now,
      endsAt: seconds === null ? null : new Date(now.getTime() + seconds * 1000),
      edition: sources.edition,
      oldestFact: earliest(questions.map(({ asOf }) => asOf)),
      questions,
    })
    return readStanding(services, trx, { userId, content })
  })
}

function untilThen(nextAt: Date, now: Date): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', {
    reason: because('EXAMS_OF_THE_DAY'),
    retryAfterSeconds: Math.ceil((nextAt.getTime() - now.getTime()) / 1000),
  })
}
