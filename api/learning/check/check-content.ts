import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import type { Content } from '#api/learning/content/compose-content.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { READING_QUESTIONS, type ReadingQuestion } from '#contracts/learning/learning.ts'
import {
  checkAges,
  checkAssurances,
  checkLinks,
  checkLists,
  checkRecords,
  checkSources,
} from './check-facts.ts'
import { checkCorrections } from './check-corrections.ts'
import { checkNumbers } from './check-numbers.ts'
import {
  checkApart,
  checkLikeness,
  checkOptions,
  checkSpecified,
  checkSpread,
} from './check-pools.ts'
import {
  checkCounts,
  checkExamples,
  checkQuestions,
  checkReported,
  checkScripts,
} from './check-questions.ts'
import { checkBanned, checkLengths, checkReading, checkSensitive } from './check-texts.ts'
import { type CheckedContent, type Finding, readingsOf } from './checked-content.ts'

const MOST_BY_LENGTH = 0.4

const SENTENCE_END = /[.!?]["”]?(\s|$)/g

/** The ids of the notices that the checkout shows before a payment. */
const LED_TO = ['entry-limits', 'visa-bonds']

/** Returns the content in the form that the checks read. It contains the values of the facts. */
export function toChecked(sources: ContentSources, content: Content): CheckedContent {
  const { facts, free, premium, bank, exam } = content
  const values = Object.entries(sources.facts).map(([id, fact]) => [id, fact.values ?? {}])
  return {
    edition: sources.edition,
    facts,
    values: Object.fromEntries(values) as CheckedContent['values'],
    free,
    premium,
    bank: bank.questions,
    exam,
  }
}

/** The content that this build would deliver. */
export const ownContent = toChecked(BUILD_SOURCES, buildContent)

/**
 * All rules except one: that every placeholder has a value. The composition of the content already throws
 * when a value is missing. No process could start with such content.
 */
const RULES = [
  checkRecords,
  checkAges,
  checkAssurances,
  checkNumbers,
  checkLists,
  checkSpread,
  checkCounts,
  checkLikeness,
  checkApart,
  checkOptions,
  checkReading,
  checkLengths,
  checkScripts,
  checkBanned,
  checkQuestions,
  checkNotices,
  checkLinks,
  checkSensitive,
  checkSpecified,
  checkSources,
  checkReported,
  checkExamples,
  checkReadings,
  checkCorrections,
]

export function* checkContent(content: CheckedContent): Generator<void, Finding[]> {
  const findings: Finding[] = []
  for (const rule of RULES) {
    const found = rule(content)
    findings.push(...(Array.isArray(found) ? found : yield* found))
    yield
  }
  return findings
}

/** Rule 12: every notice that an item names exists. Each notice has an id of its own. */
function checkNotices({ free, premium }: CheckedContent): Finding[] {
  const ids = free.notices.map(({ id }) => id)
  const pointed = premium.paths
    .flatMap(({ modules }) => modules)
    .flatMap(({ id, notices }) => notices.map((notice) => ({ where: id, notice })))
  const wanted = [...pointed, ...LED_TO.map((notice) => ({ where: 'checkout', notice }))]
  return [
    ...ids
      .filter((id, place) => ids.indexOf(id) !== place)
      .map((id) => ({ rule: 12, where: id, what: 'has an id that is used twice' })),
    ...wanted
      .filter(({ notice }) => !ids.includes(notice))
      .map(({ where, notice }) => ({ rule: 12, where, what: `no notice "${notice}"` })),
  ]
}

/**
 * Rule 21: each reading has the same number of questions. Each question has one right option, and one
 * sentence that explains this option.
 */
function checkReadings(content: CheckedContent): Finding[] {
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
