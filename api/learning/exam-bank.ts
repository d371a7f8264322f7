import { isAskable } from '#contracts/learning/dated.ts'
import { type ExamClass, EXAM_BANK_MIN } from '#contracts/learning/exam.ts'
import { type PracticeQuestion, READER_CLASSES } from '#contracts/learning/learning.ts'

/** Returns the classes whose exam is closed on a day, because too few questions may still be asked. */
export function closedClassesOf(bank: readonly PracticeQuestion[], today: string): ExamClass[] {
  return READER_CLASSES.filter((readerClass) => isClosed(bank, readerClass, today))
}

export function isClosed(
  bank: readonly PracticeQuestion[],
  readerClass: ExamClass,
  today: string,
): boolean {
  const left = askableOf(bank, today)
  return (
    forClass(left, 'All').length < EXAM_BANK_MIN.all ||
    forClass(left, readerClass).length < EXAM_BANK_MIN.own
  )
}

export function askableOf(bank: readonly PracticeQuestion[], today: string): PracticeQuestion[] {
  return bank.filter((question) => isAskable(question, today))
}

export function forClass(
  questions: readonly PracticeQuestion[],
  readerClass: ExamClass | 'All',
): PracticeQuestion[] {
  return questions.filter(({ visaType }) => visaType === readerClass)
}
