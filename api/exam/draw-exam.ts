import { randomInt } from 'node:crypto'
import { askableOf, forClass, isClosed } from '#api/learning/exam-bank.ts'
import { type ExamClass, EXAM_SHARE } from '#contracts/learning/exam.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { shuffle } from '#contracts/learning/practice.ts'

const SEEDS = 2 ** 31

interface Drawing {
  today: string
  /** The ids of the questions in the account's earlier exams, beginning with the oldest exam. */
  asked: readonly number[]
}

/**
 * Draws twenty questions from the exam bank, which practice does not use. Some questions are for everybody,
 * and some are for the reader's class. Prefers questions that the account has not seen, then questions of
 * older exams. Returns null when the class has too few questions.
 */
export function drawExam(
  bank: readonly PracticeQuestion[],
  readerClass: ExamClass,
  { today, asked }: Drawing,
): PracticeQuestion[] | null {
  if (isClosed(bank, readerClass, today)) return null
  const lastAsked = new Map(asked.map((id, place) => [id, place]))
  const placeOf = ({ id }: PracticeQuestion) => lastAsked.get(id) ?? -1
  const waiting = shuffle(askableOf(bank, today), randomInt(SEEDS)).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  )
  const drawn = [
    ...forClass(waiting, 'All').slice(0, EXAM_SHARE.all),
    ...forClass(waiting, readerClass).slice(0, EXAM_SHARE.own),
  ]
  return shuffle(drawn, randomInt(SEEDS))
}
