import { dayOf } from '#contracts/credentials/credential.ts'
import type { Alarms } from '#api/audit/alarms.ts'
import type { Clock } from '#api/clock.ts'
import type { Content } from '#api/learning/content/compose-content.ts'
import { type Loss, whatAges } from './what-ages.ts'

export const CONTENT_ALARMS = ['exam_closes', 'assurances_end', 'warnings_old'] as const
export type ContentAlarm = (typeof CONTENT_ALARMS)[number]

/**
 * The losses that raise an alarm. A due check raises none: it is usual work, and the console lists its page.
 * Covered figures raise none: readers are sent to the official page, which has the figures.
 */
const ALARM_OF: Readonly<Record<ContentAlarm, Loss['of']>> = {
  exam_closes: 'exam',
  assurances_end: 'assurances',
  warnings_old: 'warnings',
}

interface WatchContentServices {
  content: { read(): Promise<{ content: Content }> }
  clock: Clock
  contentAlarms: Alarms<ContentAlarm>
}

/** Raises alarms thirty days before readers lose something, because an editor needs days to check facts. */
export async function watchContent({
  content,
  clock,
  contentAlarms,
}: WatchContentServices): Promise<void> {
  const delivered = await content.read()
  const { losses } = whatAges(delivered.content, dayOf(clock.now()))
  for (const alarm of CONTENT_ALARMS) {
    const texts = losses.filter((loss) => loss.of === ALARM_OF[alarm]).map(({ text }) => text)
    if (texts.length === 0) contentAlarms.clear(alarm)
    else contentAlarms.raise(alarm, `${texts.join(' ')} An editor must check the facts.`)
  }
}
