import { READING_QUESTIONS, type ReadingQuestion } from '#contracts/learning/learning.ts'
import { type CheckedContent, type Finding, readingsOf } from './checked-content.ts'

const MOST_BY_LENGTH = 0.4
const SENTENCE_END = /[.!?]["”]?(\s|$)/g

/**
 * Rule 21: each reading has the same number of questions. Each question has one right option, and one
 * sentence that explains this option.
 */
export function checkReadings(content: CheckedContent): Finding[] {
  const readings = readingsOf(content)
  const uneven = readings.flatMap(({ id, questions }) =>
    questions.length === READING_QUESTIONS
      ? []
      : [{ rule: 21, where: id, what: `has ${String(questions.length)} questions of its own` }],
  )
  const asked = readings.flatMap(({ questions }) => questions)
  const ids = asked.map(({ id }) => id)
  const faulty = asked.flatMap((question) => {
    const { id, options, correctAnswer, explanation } = question
    const wrong = [
      ids.indexOf(id) !== ids.lastIndexOf(id) && 'has an id that is used twice',
      new Set(options.map((option) => option.toLowerCase())).size < options.length &&
        'has the same option twice',
      correctAnswer >= options.length && 'has no right option',
      explanation.match(SENTENCE_END)?.length !== 1 && 'is explained in more than one sentence',
    ]
    return wrong.flatMap((what) => (what ? [{ rule: 21, where: id, what }] : []))
  })
  return [...uneven, ...faulty, ...checkGuessing(asked)]
}

/** Checks that neither the length nor the position of an option reveals that it is right. */
function checkGuessing(asked: readonly ReadingQuestion[]): Finding[] {
  const isLongest = ({ options, correctAnswer }: ReadingQuestion) =>
    options.every(
      (option, at) => at === correctAnswer || option.length < (options[correctAnswer]?.length ?? 0),
    )
  const longest = asked.filter(isLongest).length
  const counts = [0, 1, 2, 3].map(
    (place) => asked.filter(({ correctAnswer }) => correctAnswer === place).length,
  )
  const wrong = [
    longest > asked.length * MOST_BY_LENGTH &&
      `the right option is the longest ${String(longest)}×`,
    Math.max(...counts) > asked.length * MOST_BY_LENGTH && `right by place: ${counts.join(', ')}`,
  ]
  return wrong.flatMap((what) => (what ? [{ rule: 21, where: 'readings', what }] : []))
}
