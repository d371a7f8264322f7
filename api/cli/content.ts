import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import { oldToday } from '#api/learning/check/check-facts.ts'

const [command] = process.argv.slice(2)
if (command === 'check') check()
else {
  console.error('Usage: npm run content -- check')
  process.exitCode = 2
}

/** Fails on a rule that is broken; what is old by today's date is told and fails nothing. */
function check() {
  const findings = checkContent(ownContent)
  for (const { rule, where, what } of findings) console.error(`${String(rule)} ${where}: ${what}`)
  const today = new Date().toISOString().slice(0, 10)
  for (const warning of oldToday(ownContent, today)) console.warn(`Warning: ${warning}`)
  console.log(`${String(findings.length)} findings in ${String(ownContent.facts.length)} facts`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
