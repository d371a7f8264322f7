import { dayOf } from '#contracts/credentials/credential.ts'
import { OTHER_LANGUAGES, type OtherLanguage } from '#contracts/language/languages.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { atOnce } from '#api/in-turns.ts'
import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import { oldToday } from '#api/learning/check/check-facts.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { describePages, whatAges } from '#api/learning/packs/what-ages.ts'
import { checkLanguage } from '#api/learning/translations/check-language.ts'
import { FOUND, type Report, SOUND } from './run.ts'

/**
 * Checks the content of this build and its translations. A broken rule is a finding. What is too old today or
 * soon is only a warning. A text without a translation is only counted.
 */
export function check(): Report {
  const findings = atOnce(checkContent(ownContent))
  const today = dayOf(SYSTEM_CLOCK.now())
  const ageing = whatAges(buildContent, today)
  const warnings = [
    ...ageing.losses.map(({ text }) => text),
    ...describePages(ageing, today),
    ...oldToday(ownContent, today),
  ]
  const languages = OTHER_LANGUAGES.map((language) => ({ language, ...checkLanguage(language) }))
  const faults = languages.flatMap(({ language, faults, stale }) =>
    [...faults, ...stale.map((text) => `${text}: The content has no such text.`)].map(
      (fault) => `${language}: ${fault}`,
    ),
  )
  return {
    said: [
      ...findings.map(({ rule, where, what }) => `${String(rule)} ${where}: ${what}`),
      ...faults,
      ...languages.flatMap(describeLanguage),
      ...warnings.map((warning) => `Warning: ${warning}`),
      `${String(findings.length)} findings in ${String(ownContent.facts.length)} facts`,
    ],
    found: { findings, faults, warnings },
    code: findings.length + faults.length > 0 ? FOUND : SOUND,
  }
}

function describeLanguage({
  language,
  groups,
}: { language: OtherLanguage } & ReturnType<typeof checkLanguage>): string[] {
  return [...groups].map(
    ([group, { translated, missing }]) =>
      `${language} ${group}: ${String(translated)} translated, ${String(missing.length)} missing`,
  )
}
