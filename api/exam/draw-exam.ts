import { randomInt } from 'node:crypto'
import { freshnessOf } from '#contracts/learning/dated.ts'
import { type ExamClass, examShareOf } from '#contracts/learning/exam.ts'
import type { PracticeQuestion, QuestionVisaType } from '#contracts/learning/learning.ts'
import { shuffle } from '#contracts/learning/practice.ts'
import type { Content } from '#api/learning/content/compose-content.ts'

const SEEDS = 2 ** 31

/**
 * Twenty questions: those for everybody and those of the reader's class, half of each from the practice
 * pools and half from the bank that nobody has seen. One whose facts have expired, or no longer hold, is not
 * drawn: the other half makes up for it. Null where too few are left.
 */
export function drawExam(
  { free, premium, exam }: Pick<Content, 'free' | 'premium' | 'exam'>,
  readerClass: ExamClass,
  today: string,
): PracticeQuestion[] | null {
  const pools = mix([...free.questions, ...premium.questions], today)
  const bank = mix(exam, today)
  const draw = (visaType: QuestionVisaType, count: number) => {
    const [seen, unseen] = [pools, bank].map((questions) =>
      questions.filter((question) => question.visaType === visaType),
    ) as [PracticeQuestion[], PracticeQuestion[]]
    const half = Math.floor(count / 2)
    const ofPools = Math.min(seen.length, Math.max(half, count - unseen.length))
    return [...seen.slice(0, ofPools), ...unseen.slice(0, count - ofPools)]
  }
  const { all, own } = examShareOf(readerClass)
  const drawn = [
    ...draw('All', all),
    ...(own > 0 ? draw(readerClass as QuestionVisaType, own) : []),
  ]
  return drawn.length === all + own ? shuffle(drawn, randomInt(SEEDS)) : null
}

/** Those that may be asked, in no order. */
function mix(questions: readonly PracticeQuestion[], today: string): PracticeQuestion[] {
  const good = questions.filter(
    (question) => question.status === 'in-force' && freshnessOf(question, today) !== 'expired',
  )
  return shuffle(good, randomInt(SEEDS))
}
