import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { readNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_DAY, INTERVIEW_NOTES } from '#pwa/device/progress/interview-notes.ts'
import { readHistory } from '#pwa/device/progress/review-history.ts'
import { scheduleReviews } from './review-schedule.ts'

export interface DueQuestions {
  due: PracticeQuestion[]
  /** The time at which the next question is due, in milliseconds. Null when no question waits. */
  nextAt: number | null
}

export async function readDueQuestions(
  owner: string,
  questions: readonly PracticeQuestion[],
): Promise<DueQuestions> {
  const history = await readHistory(await openStore(owner))
  const notes = await readNotes(owner, INTERVIEW_NOTES)
  const now = serverNow()
  const schedule = scheduleReviews(history, { now, interviewDay: notes[INTERVIEW_DAY] ?? '' })
  const waiting = [...schedule.values()].filter((at) => at > now)
  return {
    due: questions.filter(({ id }) => (schedule.get(id) ?? Infinity) <= now),
    nextAt: waiting.length === 0 ? null : Math.min(...waiting),
  }
}
