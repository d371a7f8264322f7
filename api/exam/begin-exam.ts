import { randomUUID } from 'node:crypto'
import { dayOf } from '#contracts/credentials/credential.ts'
import {
  type ExamClass,
  type ExamPace,
  EXAMS_PER_DAY,
  examSecondsOf,
} from '#contracts/learning/exam.ts'
import { DAY_MS } from '#contracts/time.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { ApiError } from '#api/http/errors.ts'
import { earliest } from '#api/learning/content/placeholders.ts'
import type { Services } from '#api/services.ts'
import { drawExam } from './draw-exam.ts'
import { ExamRow } from './exam-row.ts'
import { readStanding, type Standing } from './exam-state.ts'

const RETRY_SECONDS = 60 * 60

interface Beginning {
  userId: string
  readerClass: ExamClass
  pace: ExamPace
}

/** Draws an exam; whoever has one that is open gets that. */
export async function beginExam(
  services: Services,
  { userId, readerClass, pace }: Beginning,
): Promise<Standing> {
  const { database, clock } = services
  const { sources, content } = await services.content.read()
  return database.transaction(async (trx) => {
    if (!(await lockHolder(trx, userId))) throw new ApiError('SIGN_IN_REQUIRED')
    const standing = await readStanding(services, trx, { userId, content })
    if (standing.exam?.submittedAt === null) return standing
    if (standing.modulesLeft > 0) throw new ApiError('EXAM_CLOSED')
    if (!standing.mayBegin) throw new ApiError('EXAM_PASSED')

    const now = clock.now()
    const yesterday = new Date(now.getTime() - DAY_MS)
    if ((await ExamRow.countSince(trx, userId, yesterday)) >= EXAMS_PER_DAY) {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS })
    }
    const questions = drawExam(content, readerClass, dayOf(now))
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
