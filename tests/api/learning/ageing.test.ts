import { describe, expect, test } from 'vitest'
import { atOnce } from '#api/in-turns.ts'
import { itemsOf } from '#api/learning/check/checked-content.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { closedClassesOf } from '#api/learning/exam-bank.ts'
import {
  type Dated,
  isAskable,
  LIFE_RULES,
  LIVES,
  NEVER,
  statusOn,
} from '#contracts/learning/dated.ts'
import { simulatorQuestionsFor } from '#contracts/learning/interview-question.ts'
import { type Fact, questionsFor, READER_CLASSES } from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'
import { addDays } from '#contracts/time.ts'

const THREE_YEARS = 3 * 365
const LEAST_ASKED = 5

const factsById = new Map(buildContent.facts.map((fact) => [fact.id, fact]))
const firstCheck = buildContent.facts
  .map(({ verified }) => verified.on)
  .toSorted()
  .at(0) as string
const days = Array.from({ length: THREE_YEARS }, (_, at) => addDays(firstCheck, at))

/** The content in which every fact ends on its day, but for what is ours and the rules. */
function endByItself(): typeof buildContent {
  const facts = Object.entries(BUILD_SOURCES.facts).map(([id, fact]) => {
    const { life = 'practice', checkBy, expires } = factsById.get(id) as Fact
    const isLasting = life === 'ours' || life === 'rule'
    return [id, isLasting ? fact : { ...fact, endsOn: expires === NEVER ? checkBy : expires }]
  })
  return atOnce(composeContent({ ...BUILD_SOURCES, facts: Object.fromEntries(facts) as never }))
}

describe.each([
  ['as delivered', buildContent],
  ['of which every fact has ended on its day', endByItself()],
])('content %s, on each day of three years', (_name, content) => {
  test('leaves the exam open for every class', () => {
    expect(days.filter((day) => closedClassesOf(content.exam, day).length > 0)).toEqual([])
  })

  test.each([...READER_CLASSES, 'All'] as const)('has practice questions for %s', (visaType) => {
    const { free, premium } = content
    const questions = [...free.questions, ...premium.questions, ...premium.classQuestions]
    for (const pool of new Set(questions.map(poolOf))) {
      const asked = questionsFor(
        visaType,
        questions.filter((question) => poolOf(question) === pool),
      )
      const least = Math.min(...days.map((day) => countAskable(asked, day)))
      expect(least).toBeGreaterThanOrEqual(LEAST_ASKED)
    }
  })

  test.each(READER_CLASSES)('has simulator questions for %s', (readerClass) => {
    const asked = simulatorQuestionsFor(content.bank.questions, readerClass)
    const least = Math.min(...days.map((day) => countAskable(asked, day)))
    expect(least).toBeGreaterThanOrEqual(LEAST_ASKED)
  })

  test('keeps every warning, with a remark', () => {
    const { free, premium, bank, exam } = content
    const warnings = itemsOf({ free, premium, bank: bank.questions, exam }).filter(
      ({ item }) => item.life === 'warning',
    )
    expect(warnings.length).toBeGreaterThan(20)
    expect(warnings.filter(({ item }) => item.expires !== NEVER && !hasOther(item))).toEqual([])
  })
})

/** An item that warns can also show what ends, such as a step of the payment. */
function hasOther(item: Dated): boolean {
  return item.facts.some((id) => factsById.get(id)?.life !== 'warning')
}

function countAskable(questions: readonly Dated[], day: string): number {
  return questions.filter((question) => isAskable(question, day)).length
}

describe('a fact', () => {
  test.each(LIVES)('of the class %s lives no longer than its rule allows', (life) => {
    const { checkAfter, endAfter } = LIFE_RULES[life]
    const own = buildContent.facts.filter((fact) => fact.life === life && fact.status !== 'ended')
    expect(own.length).toBeGreaterThan(0)
    for (const { id, verified, checkBy, expires } of own) {
      const latest = checkAfter === undefined ? NEVER : addDays(verified.on, checkAfter)
      expect(checkBy <= latest, id).toBe(true)
      expect(expires, id).toBe(
        checkAfter === undefined || endAfter === undefined ? NEVER : addDays(checkBy, endAfter),
      )
    }
  })

  test('lives no longer because an editor names a later day, and shorter by an earlier one', () => {
    const compose = (checkBy: string) => {
      const L3 = { ...BUILD_SOURCES.facts['L3'], checkBy }
      const sources = { ...BUILD_SOURCES, facts: { ...BUILD_SOURCES.facts, L3 } }
      return atOnce(composeContent(sources as never)).facts.find(({ id }) => id === 'L3')?.checkBy
    }
    expect(compose('2031-01-01')).toBe(factsById.get('L3')?.checkBy)
    expect(compose('2026-12-24')).toBe('2026-12-24')
  })

  test('of a class is not due on one day with most others of it', () => {
    for (const life of ['rule', 'practice', 'money'] as const) {
      const own = buildContent.facts.filter((fact) => fact.life === life && fact.status !== 'ended')
      const dueOn = (day: string) => own.filter(({ checkBy }) => checkBy === day).length
      expect(Math.max(...own.map(({ checkBy }) => dueOn(checkBy))), life).toBeLessThan(
        own.length / 3,
      )
    }
  })

  test.each([
    ['the fast interview for a fee', 'FE6', '2026-06-30', 'scheduled'],
    ['the fast interview for a fee', 'FE6', '2026-12-31', 'in-force'],
    ['the fast interview for a fee', 'FE6', '2027-01-01', 'ended'],
    ['the rule on Ebola', 'EB1', '2026-12-22', 'unknown'],
    ['the rule on Ebola', 'EB1', '2026-12-23', 'ended'],
    ['the stay of students', 'ST4', '2027-01-15', 'unknown'],
  ])('begins and ends by itself: %s (%s) on %s is %s', (_name, id, day, status) => {
    const fact = factsById.get(id) as Fact
    expect(statusOn({ ...fact, edition: '2026-01-01' }, day)).toBe(status)
  })
})
