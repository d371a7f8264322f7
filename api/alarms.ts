import type { Logger } from 'pino'

/** The alarms for faults that a person on call must look at. An alarm stays raised while its fault lasts. */
export interface Alarms<Alarm extends string> {
  raise: (alarm: Alarm, message: string) => void
  clear: (alarm: Alarm) => void
  raised: () => Partial<Record<Alarm, string>>
}

/**
 * Creates the alarms, none of them raised. Logs each alarm when it is raised, changes its message or is
 * cleared.
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
