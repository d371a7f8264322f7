import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import type { Content } from '#api/learning/content/compose-content.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { checkAges, checkLinks, checkLists, checkRecords, checkSources } from './check-facts.ts'
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
import { checkReadings } from './check-readings.ts'
import { checkBanned, checkLengths, checkReading, checkSensitive } from './check-texts.ts'
import type { CheckedContent, Finding } from './checked-content.ts'

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
