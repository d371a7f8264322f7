import type { Alarms } from '#api/audit/alarms.ts'

export const ANCHORING_ALARMS = [
  'chain_away',
  'wrong_chain',
  'low_balance',
  'call_refused',
  'too_dear',
  'foreign_root',
  'foreign_role',
  'unasked_revocations',
  'hand_sent',
] as const
export type AnchoringAlarm = (typeof ANCHORING_ALARMS)[number]
export type AnchoringAlarms = Alarms<AnchoringAlarm>
