import { formatPrice } from '#contracts/checkout/money.ts'
import type { StrayPayment } from '#contracts/checkout/stray-payments.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
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
import { sayRefundAsked } from './refund-asked.ts'

const ID_TAIL_LENGTH = 8

export const STRAY_STATE_NAMES: Record<StrayPayment['state'], string> = {
  open: 'To check',
  accepted: 'Made a purchase',
  returned: 'Given back',
  dismissed: 'Dismissed',
}

const STATE_TONES: Record<StrayPayment['state'], Tone> = {
  open: 'warn',
  accepted: 'ok',
  returned: 'neutral',
  dismissed: 'neutral',
}

export type StrayAction = 'accept' | 'return' | 'dismiss'
export const ACTION_NAMES: Record<StrayAction, string> = {
  accept: 'Grant access',
  return: 'Refund',
  dismiss: 'Dismiss',
}
const ACTIONS: readonly StrayAction[] = ['accept', 'return', 'dismiss']

type Choose = (stray: StrayPayment, action: StrayAction) => void

interface StrayProps {
  stray: StrayPayment
}

export const strayColumns = (onChoose: Choose): Column<StrayPayment>[] => [
  { id: 'found', header: 'Found', cell: ({ foundAt }) => <When at={foundAt} /> },
  { id: 'amount', header: 'Paid', align: 'end', cell: formatPrice },
  { id: 'fault', header: 'What does not fit', cell: (stray) => <Fault stray={stray} /> },
  { id: 'intent', header: 'Payment intent', cell: (stray) => <Intent stray={stray} /> },
  { id: 'state', header: 'State', cell: (stray) => <State stray={stray} /> },
  {
    id: 'actions',
    header: 'Actions',
    cell: (stray) => <Actions stray={stray} onChoose={onChoose} />,
  },
]

export function StrayCard({ stray, onChoose }: StrayProps & { onChoose: Choose }) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>{formatPrice(stray)}</strong>
        <When at={stray.foundAt} />
      </header>
      <State stray={stray} />
      <dl className={styles['facts']}>
        <Fact label="What does not fit" className={styles['wide']}>
          <Fault stray={stray} />
        </Fact>
        <Fact label="Payment intent" className={styles['wide']}>
          <Intent stray={stray} />
        </Fact>
      </dl>
      <Actions stray={stray} onChoose={onChoose} />
    </article>
  )
}

export function sayFault({ fault, order }: StrayPayment): string {
  if (fault === 'unknown' || !order) return 'It names no order of ours.'
  return `The order that it names asks for ${formatPrice(order)} and is of ${isolateAddress(order.email)}.`
}

function Fault({ stray: { order } }: StrayProps) {
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

function State({ stray: { state, decidedAt, refundAskedCents, currency } }: StrayProps) {
  return (
    <>
      <Badge tone={STATE_TONES[state]}>{STRAY_STATE_NAMES[state]}</Badge>
      <Notes
        notes={[
          ...sayRefundAsked({ cents: refundAskedCents, currency }),
          ...(decidedAt === null ? [] : [formatInstant(decidedAt)]),
        ]}
      />
    </>
  )
}

function Intent({ stray: { stripePaymentIntentId: id } }: StrayProps) {
  return (
    <span className={styles['link']}>
      <CopyText text={id} shown={`…${id.slice(-ID_TAIL_LENGTH)}`} noun="payment intent" />
    </span>
  )
}

function Actions({ stray, onChoose }: StrayProps & { onChoose: Choose }) {
  if (stray.state !== 'open' || stray.refundAskedCents > 0) return '–'
  return (
    <div className={styles['buttons']}>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          onClick={() => {
            onChoose(stray, action)
          }}
        >
          {ACTION_NAMES[action]}
          <VisuallyHidden>
            {' '}
            for {formatPrice(stray)} found {formatInstant(stray.foundAt)}
          </VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}
