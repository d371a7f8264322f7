import { afterIssue } from './after-issue.ts'
import { appointments } from './appointments.ts'
import { cases } from './cases.ts'
import { documents } from './documents.ts'
import { ds160 } from './ds-160.ts'
import { entryLimits } from './entry-limits.ts'
import { families } from './families.ts'
import { h1b } from './h-1b.ts'
import { harmAndFear } from './harm-and-fear.ts'
import { healthAndPhotos } from './health-and-photos.ts'
import { interviewDay } from './interview-day.ts'
import { interviewWaivers } from './interview-waivers.ts'
import { law } from './law.ts'
import { money } from './money.ts'
import { nationalities } from './nationalities.ts'
import { news } from './news.ts'
import { o1 } from './o-1.ts'
import { onlinePresence } from './online-presence.ts'
import { studentStay } from './student-stay.ts'
import { themes } from './themes.ts'
import { tn } from './tn.ts'
import { visaBonds } from './visa-bonds.ts'
import { whereToApply } from './where-to-apply.ts'
import type { WrittenFact } from './written-fact.ts'

/**
 * All statements that the content may make, with their sources. A statement without a source is not in the
 * list, so no item can cite it. A statement that perhaps does not apply today has the status `unknown`.
 */
const facts = {
  ...harmAndFear,
  ...visaBonds,
  ...entryLimits,
  ...studentStay,
  ...onlinePresence,
  ...h1b,
  ...ds160,
  ...whereToApply,
  ...interviewWaivers,
  ...appointments,
  ...afterIssue,
  ...healthAndPhotos,
  ...money,
  ...news,
  ...law,
  ...documents,
  ...o1,
  ...tn,
  ...families,
  ...cases,
  ...interviewDay,
  ...nationalities,
  ...themes,
} satisfies Record<string, WrittenFact>

/** The day of the last check of facts that name no such day. A later edition does not change it. */
const READ_ON = '2026-11-25'

export type FactId = keyof typeof facts

export const WRITTEN_FACTS = Object.fromEntries(
  Object.entries<WrittenFact>(facts).map(([id, fact]) => [id, { verifiedOn: READ_ON, ...fact }]),
) as Readonly<Record<FactId, WrittenFact>>

export const FACT_IDS = Object.keys(facts) as FactId[]

export function isFactId(id: string): id is FactId {
  return id in facts
}
