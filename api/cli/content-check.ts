import { atOnce } from '#api/in-turns.ts'
import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import { oldToday } from '#api/learning/check/check-facts.ts'
import { FOUND, type Report, SOUND } from './run.ts'

/**
 * Checks the content of this build. A broken rule is a finding. Content that is too old today is only a
 * warning.
 */
export function check(): Report {
  const findings = atOnce(checkContent(ownContent))
  const warnings = oldToday(ownContent, new Date().toISOString().slice(0, 10))
  return {
    said: [
      ...findings.map(({ rule, where, what }) => `${String(rule)} ${where}: ${what}`),
      ...warnings.map((warning) => `Warning: ${warning}`),
      `${String(findings.length)} findings in ${String(ownContent.facts.length)} facts`,
    ],
    found: { findings, warnings },
    code: findings.length > 0 ? FOUND : SOUND,
  }
}
