import type { Logger } from 'pino'

/**
 * The alarms about faults that need the operator on call. An alarm stays raised as long as its fault lasts.
 */
export interface Alarms<Alarm extends string> {
  raise: (alarm: Alarm, message: string) => void
  clear: (alarm: Alarm) => void
  raised: () => Partial<Record<Alarm, string>>
}

/**
 * At the start, no alarm is raised. Logs an alarm when it is raised or cleared, and when its message changes.
 */
export function openAlarms<Alarm extends string>(log: Logger): Alarms<Alarm> {
  const messages = new Map<Alarm, string>()
  return {
    raise(alarm, message) {
      if (messages.get(alarm) === message) return
      messages.set(alarm, message)
      log.error({ alarm }, message)
    },
    clear(alarm) {
      if (messages.delete(alarm)) log.info({ alarm }, 'The alarm is over')
    },
    raised: () => Object.fromEntries(messages) as Partial<Record<Alarm, string>>,
  }
}
