import { hasRight } from '#contracts/accounts/rights.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import {
  type AlarmPart,
  QUEUE_NAMES,
  type QueueName,
  QUEUES,
  type Waiting,
} from '#contracts/overview/waiting.ts'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { UnmatchedPaymentRow } from '#api/checkout/unmatched-payment-row.ts'
import type { Counted } from '#api/database/counted.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import { ImportRow } from '#api/imports/import-row.ts'
import { InvitationRow } from '#api/invitations/invitation-row.ts'
import { pagesToOpen } from '#api/learning/packs/pages-to-open.ts'
import type { Services } from '#api/services.ts'

type Asker = Pick<SignedInUser, 'id' | 'rights'>

/** Only owners may read about the content, so its alarms are theirs too. */
const isTold = (asker: Asker, part: AlarmPart) => part !== 'content' || hasRight(asker, 'own')

/** Finds what waits for this administrator. Each queue is one statement, whatever its length. */
export async function findWaiting(services: Services, asker: Asker): Promise<Waiting> {
  const names = QUEUE_NAMES.filter((name) => hasRight(asker, QUEUES[name]))
  const counted = await Promise.all(
    names.map(async (name) => ({ name, ...(await COUNT[name](services, asker)) })),
  )
  const { alarms, isWhole } = await services.allAlarms()
  return {
    alarms: alarms.filter(({ part }) => isTold(asker, part)),
    queues: counted.flatMap(({ name, count, since }) =>
      since ? [{ name, count, since: since.toISOString() }] : [],
    ),
    isWhole,
  }
}

const COUNT: Record<QueueName, (services: Services, asker: Asker) => PromiseLike<Counted>> = {
  invitationsWaiting: ({ database }, { id }) => InvitationRow.countWaiting(database, id),
  invitationsLocked: ({ database, clock }) => InvitationRow.countLocked(database, clock.now()),
  importsWithFaults: ({ database, clock }) => ImportRow.countWithFaults(database, clock.now()),
  importsToStart: ({ database, clock }) => ImportRow.countToStart(database, clock.now()),
  unmatchedPayments: ({ database }) => UnmatchedPaymentRow.countOpen(database),
  refundsDue: ({ database }) => PurchaseRow.countRefundsDue(database),
  pagesToOpen: countPages,
}

async function countPages({ content, clock }: Services): Promise<Counted> {
  await content.refresh()
  const delivered = await content.read()
  const pages = pagesToOpen(delivered.content, dayOf(clock.now()))
  const [first] = pages
  return { count: pages.length, since: first ? new Date(first.checkBy) : null }
}
