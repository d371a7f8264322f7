import { pino } from 'pino'
import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { openDelivered } from '#api/learning/packs/delivered-content.ts'
import {
  describePages,
  type Loss,
  TOLD_DAYS_AHEAD,
  whatAges,
} from '#api/learning/packs/what-ages.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import { amber, type Finding, green, red } from './finding.ts'

/** Examines what readers lose soon, or have lost, because nobody has checked the facts. */
export async function examineContent({
  env,
  database,
  clock,
}: Pick<Services, 'database' | 'clock'> & { env: Pick<Env, 'contentKeys'> }): Promise<Finding[]> {
  const log = pino({ level: 'silent' })
  const { content } = await openDelivered({ env, database, log }).read()
  const today = dayOf(clock.now())
  const ageing = whatAges(content, today)
  const isLate = ageing.pages.some(({ checkBy }) => checkBy < today)
  const pages = describePages(ageing, today).map(isLate ? amber : green)
  if (ageing.losses.length > 0) {
    return [...ageing.losses.map((loss) => judge(loss, today)), ...pages]
  }
  return [green(`Readers lose nothing within ${String(TOLD_DAYS_AHEAD)} days`), ...pages]
}

/** Covered figures are never urgent, because readers are sent to the official page. */
function judge({ of, day, text }: Loss, today: string): Finding {
  return day <= today && of !== 'figures' ? red(text) : amber(text)
}
