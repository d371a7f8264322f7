import * as z from 'zod/mini'
import type { Right } from '#contracts/accounts/rights.ts'
import { endpoint, Instant } from '#contracts/endpoint.ts'
import { openEnum } from '#contracts/open-enum.ts'

/**
 * The queues in which work waits for an administrator, each with the right that settles the work.
 * Nobody else is told of the queue.
 */
export const QUEUES = {
  /** Accepted invitations that the inviter may not issue. */
  invitationsWaiting: 'issue',
  /** Invitations that wrong passport digits have locked. */
  invitationsLocked: 'issue',
  /** Imports with lines that were not issued because of a fault. */
  importsWithFaults: 'issue',
  /** Imports without a fault that nobody has started, or that somebody has paused. */
  importsToStart: 'issue',
  /** Payments that fit no order. */
  unmatchedPayments: 'own',
  /** Second payments that the product does not refund by itself. */
  refundsDue: 'own',
  /** Official pages whose facts are to be checked. */
  pagesToOpen: 'own',
} as const satisfies Record<string, Right>
export type QueueName = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

/** The number of days after the end of an import in which its faults wait for a person. */
export const IMPORT_FAULT_DAYS = 7

/** The parts of the product that raise alarms. `keys` are also the lists and passes that they sign. */
export const ALARM_PARTS = ['chain', 'keys', 'audit', 'content'] as const
export type AlarmPart = (typeof ALARM_PARTS)[number]

const Queue = z.object({
  name: openEnum(QUEUE_NAMES),
  count: z.int().check(z.minimum(1)),
  /**
   * The time since which the oldest entry waits. For `pagesToOpen`, the day of the first check,
   * which may be in the future.
   */
  since: Instant,
})
export type Queue = z.infer<typeof Queue>

/**
 * An alarm of the server that answers. `since` is the time at which the server has raised the alarm.
 * A server that starts again raises it again.
 */
const WaitingAlarm = z.object({
  part: openEnum(ALARM_PARTS),
  message: z.string(),
  since: Instant,
})
export type WaitingAlarm = z.infer<typeof WaitingAlarm>

/** What waits for the caller: alarms, and the queues with entries that the caller may settle. */
export const Waiting = z.object({
  alarms: z.array(WaitingAlarm),
  queues: z.array(Queue),
  /** False when a process of the server has not told its alarms in time. */
  isWhole: z.boolean(),
})
export type Waiting = z.infer<typeof Waiting>

export const readWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  answer: Waiting,
})
