import { interviewQuestions } from '#api/learning/content/bank/interview-questions.ts'
import { EDITION_DAY, FACTS } from '#api/learning/content/facts/facts.ts'
import { FACT_IDS, WRITTEN_FACTS } from '#api/learning/content/facts/written-facts.ts'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { checkAges, checkLinks, checkLists, checkRecords } from './check-facts.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkLikeness, checkOptions, checkSpecified, checkSpread } from './check-pools.ts'
import { checkQuestions, checkScripts } from './check-questions.ts'
import { checkBanned, checkLengths, checkReading, checkSensitive } from './check-texts.ts'
import type { CheckedContent, Finding } from './checked-content.ts'

/** What this build would deliver, and what is written for it. */
export const ownContent: CheckedContent = {
  edition: EDITION_DAY,
  facts: FACT_IDS.map((id) => FACTS[id]),
  values: Object.fromEntries(FACT_IDS.map((id) => [id, WRITTEN_FACTS[id].values ?? {}])),
  free: freeContent,
  premium: premiumContent,
  bank: interviewQuestions,
}

/** That every placeholder has its value is a rule of the composition: without it nothing starts. */
const RULES = [
  checkRecords,
  checkAges,
  checkNumbers,
  checkLists,
  checkSpread,
  checkLikeness,
  checkOptions,
  checkReading,
  checkLengths,
  checkScripts,
  checkBanned,
  checkQuestions,
  checkLinks,
  checkSensitive,
  checkSpecified,
]

export function checkContent(content: CheckedContent): Finding[] {
  return RULES.flatMap((rule) => rule(content))
}
