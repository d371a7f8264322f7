import type { AlarmPart, QueueName } from '#contracts/overview/waiting.ts'
import type { OTHER } from '#contracts/open-enum.ts'

interface QueueWords {
  /** What follows the number 1, and what follows every other number. */
  one: string
  more: string
  /** The list with these entries. */
  to: string | undefined
  /** True when the entries have a day on which they are due. */
  isDue?: true
}

export const QUEUE_LINES: Record<QueueName | typeof OTHER, QueueWords> = {
  invitationsWaiting: {
    one: 'accepted invitation that a second person must issue',
    more: 'accepted invitations that a second person must issue',
    to: '/admin?tab=invitations&invitations.state=waiting',
  },
  invitationsLocked: {
    one: 'invitation locked after wrong passport digits',
    more: 'invitations locked after wrong passport digits',
    to: '/admin?tab=invitations&invitations.state=locked',
  },
  importsWithFaults: {
    one: 'import with faulty lines',
    more: 'imports with faulty lines',
    to: '/admin?tab=imports',
  },
  importsToStart: {
    one: 'import to start or to cancel',
    more: 'imports to start or to cancel',
    to: '/admin?tab=imports',
  },
  unmatchedPayments: {
    one: 'payment that fits no order',
    more: 'payments that fit no order',
    to: '/admin?tab=to-check&to-check.state=open',
  },
  refundsDue: {
    one: 'second payment to refund',
    more: 'second payments to refund',
    to: '/admin?tab=purchases&purchases.refundDue=true',
  },
  pagesToOpen: {
    one: 'official page to check',
    more: 'official pages to check',
    to: '/admin?tab=content',
    isDue: true,
  },
  OTHER: {
    one: 'more. Reload the page to see what it is',
    more: 'more. Reload the page to see what they are',
    to: undefined,
  },
}

/** The place where an alarm is explained. An alarm about keys says itself what to do. */
export const ALARM_PLACES: Record<AlarmPart | typeof OTHER, string | undefined> = {
  chain: '/admin?tab=blockchain',
  audit: '/admin?tab=activity',
  content: '/admin?tab=content',
  keys: undefined,
  OTHER: undefined,
}
