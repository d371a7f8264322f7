import { createHash } from 'node:crypto'
import type {
  InterviewClass,
  PracticeQuestion,
  ReadingQuestion,
} from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'
import {
  type CheckedContent,
  type Finding,
  practisedOf,
  readingsOf,
  scoredOf,
} from './checked-content.ts'

/** The number of questions of each class in a practice pool. The selection screen shows these numbers. */
const SPREAD: Record<InterviewClass, number> = {
  All: 10,
  'F-1': 5,
  'H-1B': 4,
  'B-1/B-2': 4,
  'J-1': 3,
  'L-1': 4,
  'O-1': 4,
  TN: 4,
}
/** The first pool is the pool of the spec, which has no questions for O-1 and TN. */
const POOLS = [
  { where: 'pool A', spread: { ...SPREAD, 'O-1': 0, TN: 0 } },
  { where: 'pool B', spread: SPREAD },
  { where: 'pool C', spread: SPREAD },
]
const MOST_SHARED_WORDS = 0.8
const MOST_BY_LENGTH = 0.4
const PLACES = [0, 1, 2, 3]
/** The SHA-256 of the ids, questions, options and right answers in the first pool. */
const SPECIFIED = '2af447da2293536542cca5e7b3f7bb7a8b1bbb235daac6584f396f10e94d30d5'

/**
 * The number of questions of each class in the exam bank. An exam has twenty questions. Eight of them are for
 * the reader's class. The bank has enough questions for two exams without a repetition, and some in reserve.
 */
const EXAM_SPREAD: Record<InterviewClass, number> = {
  All: 44,
  'F-1': 24,
  'H-1B': 24,
  'B-1/B-2': 24,
  'J-1': 24,
  'L-1': 24,
  'O-1': 20,
  TN: 20,
}

interface Pool {
  where: string
  pool: readonly PracticeQuestion[]
  spread: Record<InterviewClass, number>
}

function poolsOf(content: CheckedContent): Pool[] {
  const practised = practisedOf(content)
  const pools = POOLS.map((pool, place) => ({
    ...pool,
    pool: practised.filter((question) => poolOf(question) === place),
  }))
  return [...pools, { where: 'exam bank', pool: content.exam, spread: EXAM_SPREAD }]
}

/**
 * Rule 5: every pool has the right number of questions for each visa type. Pool A is free. Pools B and C are
 * premium.
 */
export function checkSpread(content: CheckedContent): Finding[] {
  const { free, premium } = content
  const misplaced = [
    ...free.questions.filter((question) => poolOf(question) !== 0),
    ...[...premium.questions, ...premium.classQuestions].filter(
      (question) => ![1, 2].includes(poolOf(question)),
    ),
  ].map(({ id }) => ({ rule: 5, where: String(id), what: 'is in the wrong part' }))
  const uneven = poolsOf(content).flatMap(({ where, pool, spread }) =>
    Object.entries(spread).flatMap(([visaType, wanted]) => {
      const count = pool.filter((question) => question.visaType === visaType).length
      if (count === wanted) return []
      return [{ rule: 5, where, what: `${String(count)} questions for ${visaType}` }]
    }),
  )
  return [...misplaced, ...uneven]
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9-]+/g))
}

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length
}

/** Returns the share of the words in the shorter text that the longer text also has. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return sharedBy(one, other) / Math.min(one.size, other.size)
}

/**
 * Returns the share of the words in the longer text that the shorter text also has. This function is for
 * answers. `likenessOf` would be wrong for them: an answer that has all words of a shorter answer can have
 * another meaning.
 */
function samenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return sharedBy(one, other) / Math.max(one.size, other.size)
}

/** Rule 6: two scored questions never have the same id or almost the same words. */
export function checkLikeness(content: CheckedContent): Finding[] {
  const asked = scoredOf(content).map(({ id, question }) => ({ id, words: wordsOf(question) }))
  return asked.flatMap(({ id, words }, place) =>
    asked
      .slice(0, place)
      .filter(
        (earlier) => earlier.id === id || likenessOf(words, earlier.words) > MOST_SHARED_WORDS,
      )
      .map((earlier) => ({ rule: 6, where: String(id), what: `repeats ${String(earlier.id)}` })),
  )
}

/** Rule 20: a right answer in the exam never has almost the same words as a right answer in practice. */
export function checkApart(content: CheckedContent): Finding[] {
  const afterReadings = readingsOf(content).flatMap(({ questions }) => questions)
  const practised = [...practisedOf(content), ...afterReadings].map((question) => ({
    id: question.id,
    answer: wordsOf(answerTo(question)),
  }))
  return content.exam.flatMap((question) => {
    const answer = wordsOf(answerTo(question))
    return practised
      .filter((known) => samenessOf(answer, known.answer) > MOST_SHARED_WORDS)
      .map(({ id }) => ({
        rule: 20,
        where: String(question.id),
        what: `has the answer of ${String(id)}`,
      }))
  })
}

function answerTo({
  options,
  correctAnswer,
}: Pick<ReadingQuestion, 'options' | 'correctAnswer'>): string {
  return options[correctAnswer] ?? ''
}

function othersThan({ options, correctAnswer }: PracticeQuestion): number[] {
  return options.filter((_, place) => place !== correctAnswer).map((option) => option.length)
}

function isLongest(question: PracticeQuestion): boolean {
  return answerTo(question).length > Math.max(...othersThan(question))
}

function isShortest(question: PracticeQuestion): boolean {
  return answerTo(question).length < Math.min(...othersThan(question))
}

/** Rule 7: neither the length nor the position of an option reveals that it is right. */
export function checkOptions(content: CheckedContent): Finding[] {
  return poolsOf(content).flatMap(({ where, pool }) => {
    const longest = pool.filter(isLongest).length
    const shortest = pool.filter(isShortest).length
    const counts = PLACES.map((place) => pool.filter((row) => row.correctAnswer === place).length)
    const wrong = [
      longest > pool.length * MOST_BY_LENGTH &&
        `the right option is the longest ${String(longest)}×`,
      shortest > pool.length * MOST_BY_LENGTH &&
        `the right option is the shortest ${String(shortest)}×`,
      Math.max(...counts) - Math.min(...counts) > 1 && `right by place: ${counts.join(', ')}`,
    ]
    return wrong.flatMap((what) => (what ? [{ rule: 7, where, what }] : []))
  })
}

/** Rule 16: the questions that the spec quotes are unchanged. */
export function checkSpecified({ free }: CheckedContent): Finding[] {
  const rows = free.questions.map(({ id, question, options, correctAnswer }) => [
    id,
    question,
    options,
    correctAnswer,
  ])
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  if (digest === SPECIFIED) return []
  return [
    {
      rule: 16,
      where: 'pool A',
      what: `does not match the specification: its digest is ${digest}`,
    },
  ]
}
