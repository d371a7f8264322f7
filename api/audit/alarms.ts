import type { Logger } from 'pino'
import { type Clock, SYSTEM_CLOCK } from '#api/clock.ts'

/**
 * The alarms about faults that need the operator on call. An alarm stays raised as long as its fault lasts.
 */
export interface Alarms<Alarm extends string> {
  raise: (alarm: Alarm, message: string) => void
  clear: (alarm: Alarm) => void
  raised: () => Partial<Record<Alarm, string>>
  /** Returns the raised alarms for people, each with the time since which it is raised. */
  list: () => RaisedAlarm[]
}

export interface RaisedAlarm {
  message: string
  /** An instant as text, because the processes send each other text. */
  since: string
}

/**
 * At the start, no alarm is raised. Logs an alarm when it is raised or cleared, and when its message changes.
 */
export function openAlarms<Alarm extends string>(
  log: Logger,
  clock: Clock = SYSTEM_CLOCK,
): Alarms<Alarm> {
  const alarms = new Map<Alarm, RaisedAlarm>()
  return {
    raise(alarm, message) {
      const former = alarms.get(alarm)
      if (former?.message === message) return
      alarms.set(alarm, { message, since: former?.since ?? clock.now().toISOString() })
      log.error({ alarm }, message)
    },
    clear(alarm) {
      if (alarms.delete(alarm)) log.info({ alarm }, 'The alarm is over')
    },
    raised: () =>
      Object.fromEntries(Array.from(alarms, ([alarm, { message }]) => [alarm, message])) as Partial<
        Record<Alarm, string>
      >,
    list: () => [...alarms.values()],
  }
}
