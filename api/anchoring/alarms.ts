import type { Logger } from 'pino'

export const ALARMS = [
  'chain_away',
  'wrong_chain',
  'low_balance',
  'call_refused',
  'too_dear',
  'foreign_root',
  'foreign_role',
  'unasked_revocations',
] as const
export type Alarm = (typeof ALARMS)[number]

export interface Alarms {
  raise: (alarm: Alarm, message: string) => void
  clear: (alarm: Alarm) => void
  raised: () => Partial<Record<Alarm, string>>
}

/** Logs an alarm when it begins, changes its reason, or ends, and not in between. */
export function openAlarms(log: Logger): Alarms {
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
    raised: () => Object.fromEntries(messages),
  }
}
