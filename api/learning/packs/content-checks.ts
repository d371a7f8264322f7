import type { GuideSale } from '#contracts/checkout/guide-sale.ts'
import { OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { statusOn } from '#contracts/learning/dated.ts'
import type { Fact } from '#contracts/learning/learning.ts'
import { EDITORS } from '#api/learning/content/facts/facts.ts'
import { countRead } from '#api/learning/translations/read-texts.ts'

/** When and by whom the content was checked. */
export type ContentChecks = Omit<GuideSale, 'state'>

const NATIVES = Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, countRead(name)]))

/**
 * Returns the checks of these facts. The day is the oldest last check among the warnings that have not ended:
 * one warning that nobody looks at makes the whole guide old. Without such a warning, it is the edition.
 */
export function checksOf(facts: readonly Fact[], edition: string, today: string): ContentChecks {
  const warnings = facts
    .filter((fact) => fact.life === 'warning' && statusOn({ ...fact, edition }, today) !== 'ended')
    .map(({ verified }) => verified)
  const readers = facts.map(({ verified }) => verified.by).filter((by) => by !== EDITORS)
  return {
    warningsCheckedOn: warnings.map(({ on }) => on).toSorted()[0] ?? edition,
    werePagesOpened: warnings.every(({ officialPageOpened }) => officialPageOpened),
    practitioner: { names: [...new Set(readers)], read: readers.length, of: facts.length },
    natives: NATIVES,
  }
}
