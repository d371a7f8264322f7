import { z } from 'zod'
import type { Siblings } from '#api/processes/siblings.ts'
import { ALARM_PARTS, type AlarmPart } from '#contracts/overview/waiting.ts'
import type { Alarms, RaisedAlarm } from './alarms.ts'

type PartAlarm = RaisedAlarm & { part: AlarmPart }

export interface AllAlarms {
  /** The alarm that is raised longest comes first. */
  alarms: PartAlarm[]
  /** False when a process has not told its alarms in time. */
  isWhole: boolean
}

const Told = z.array(
  z.object({ part: z.enum(ALARM_PARTS), message: z.string(), since: z.string() }),
)

/**
 * Returns a function that asks all processes for their alarms. Only one process does the shared work and
 * raises alarms, and any process may answer the console.
 */
export function shareAlarms(
  siblings: Siblings,
  own: Record<AlarmPart, Pick<Alarms<never>, 'list'>>,
): () => Promise<AllAlarms> {
  const askAll = siblings.share('alarms', Told, () =>
    ALARM_PARTS.flatMap((part) => own[part].list().map((alarm) => ({ part, ...alarm }))),
  )
  return async () => {
    const { values, isWhole } = await askAll()
    const sorted = values.flat().toSorted((one, other) => one.since.localeCompare(other.since))
    const messages = new Set<string>()
    const alarms = sorted.filter(({ message }) => {
      const isFirst = !messages.has(message)
      messages.add(message)
      return isFirst
    })
    return { alarms, isWhole }
  }
}
