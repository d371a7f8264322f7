import { formatPrice } from '#contracts/checkout/money.ts'
import type { UnmatchedPayment } from '#contracts/checkout/unmatched-payments.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { Address } from '#pwa/ui/address.tsx'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import { Notes } from '#pwa/ui/notes.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { When } from '#pwa/screens/admin/list/when.tsx'
import { describeRefundAsked } from './refund-asked.ts'

const ID_TAIL_LENGTH = 8

export const UNMATCHED_STATE_NAMES: Record<UnmatchedPayment['state'], string> = {
  open: 'To check',
  accepted: 'Made a purchase',
  returned: 'Given back',
  dismissed: 'Dismissed',
}

const STATE_TONES: Record<UnmatchedPayment['state'], Tone> = {
  open: 'warn',
  accepted: 'ok',
  returned: 'neutral',
  dismissed: 'neutral',
}

export type UnmatchedAction = 'accept' | 'return' | 'dismiss'
export const ACTION_NAMES: Record<UnmatchedAction, string> = {
  accept: 'Grant access',
  return: 'Refund',
  dismiss: 'Dismiss',
}
const ACTIONS: readonly UnmatchedAction[] = ['accept', 'return', 'dismiss']

type Choose = (unmatched: UnmatchedPayment, action: UnmatchedAction) => void

interface UnmatchedProps {
  unmatched: UnmatchedPayment
}

export const unmatchedColumns = (onChoose: Choose): Column<UnmatchedPayment>[] => [
  { id: 'found', header: 'Found', cell: ({ foundAt }) => <When at={foundAt} /> },
  { id: 'amount', header: 'Paid', align: 'end', cell: formatPrice },
  {
    id: 'fault',
    header: 'What does not fit',
    cell: (unmatched) => <Fault unmatched={unmatched} />,
  },
  { id: 'intent', header: 'Payment intent', cell: (unmatched) => <Intent unmatched={unmatched} /> },
  { id: 'state', header: 'State', cell: (unmatched) => <State unmatched={unmatched} /> },
  {
    id: 'actions',
    header: 'Actions',
    cell: (unmatched) => <Actions unmatched={unmatched} onChoose={onChoose} />,
  },
]

export function UnmatchedCard({ unmatched, onChoose }: UnmatchedProps & { onChoose: Choose }) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>{formatPrice(unmatched)}</strong>
        <When at={unmatched.foundAt} />
      </header>
      <State unmatched={unmatched} />
      <dl className={styles['facts']}>
        <Fact label="What does not fit" className={styles['wide']}>
          <Fault unmatched={unmatched} />
        </Fact>
        <Fact label="Payment intent" className={styles['wide']}>
          <Intent unmatched={unmatched} />
        </Fact>
      </dl>
      <Actions unmatched={unmatched} onChoose={onChoose} />
    </article>
  )
}

export function describeFault({ fault, order }: UnmatchedPayment): string {
  if (fault === 'unknown' || !order) return 'It names no order of ours.'
  return `The order that it names asks for ${formatPrice(order)} and is of ${isolateAddress(order.email)}.`
}

function Fault({ unmatched: { order } }: UnmatchedProps) {
  if (!order) return 'No order of ours'
  return (
    <>
      <Line>{`Ordered: ${formatPrice(order)}`}</Line>
      <Line isNote title={isolateAddress(order.email)}>
        <Address>{order.email}</Address>
      </Line>
    </>
  )
}

function State({ unmatched: { state, decidedAt, refundAskedCents, currency } }: UnmatchedProps) {
  return (
    <>
      <Badge tone={STATE_TONES[state]}>{UNMATCHED_STATE_NAMES[state]}</Badge>
      <Notes
        notes={[
          ...describeRefundAsked({ cents: refundAskedCents, currency }),
          ...(decidedAt === null ? [] : [formatInstant(decidedAt)]),
        ]}
      />
    </>
  )
}

function Intent({ unmatched: { stripePaymentIntentId: id } }: UnmatchedProps) {
  return (
    <span className={styles['link']}>
      <CopyText text={id} shown={`…${id.slice(-ID_TAIL_LENGTH)}`} noun="payment intent" />
    </span>
  )
}

function Actions({ unmatched, onChoose }: UnmatchedProps & { onChoose: Choose }) {
  if (unmatched.state !== 'open' || unmatched.refundAskedCents > 0) return '–'
  return (
    <div className={styles['buttons']}>
      {ACTIONS.map((action) => (
        <Button key={action} size="small" onClick={() => onChoose(unmatched, action)}>
          {ACTION_NAMES[action]}
          <VisuallyHidden>
            {' '}
            for {formatPrice(unmatched)} found {formatInstant(unmatched.foundAt)}
          </VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}
