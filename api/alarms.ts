import type { Logger } from 'pino'

/** A fault that a person on call must look at, for as long as it lasts. */
export interface Alarms<Alarm extends string> {
  raise: (alarm: Alarm, message: string) => void
  clear: (alarm: Alarm) => void
  raised: () => Partial<Record<Alarm, string>>
}

/** Logs an alarm when it begins, when its reason changes, and when it ends. */
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
