import { formatMoney, formatPrice } from '#contracts/checkout/money.ts'
import { centsLeft, type Purchase } from '#contracts/checkout/purchases.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { Address } from '#pwa/ui/address.tsx'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import { Notes } from '#pwa/ui/notes.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { When } from '#pwa/screens/admin/list/when.tsx'
import { describeRefundAsked } from './refund-asked.ts'

const ID_TAIL_LENGTH = 8

export const PURCHASE_STATUS_NAMES: Record<Purchase['status'], string> = {
  pending: 'Pending',
  failed: 'Failed',
  completed: 'Completed',
}

const REVERSAL_NAMES: Record<NonNullable<Purchase['refundReason']>, string> = {
  refund: 'Refunded',
  dispute: 'Lost in a dispute',
}

const STATUS_TONES: Record<Purchase['status'], Tone> = {
  pending: 'neutral',
  failed: 'seal',
  completed: 'ok',
}

interface PurchaseProps {
  purchase: Purchase
}

/** Opens the dialog that refunds a purchase. Null when the user has no right to refund. */
type Refund = ((purchase: Purchase) => void) | null

export const purchaseColumns = (onRefund: Refund): Column<Purchase>[] => [
  { id: 'email', header: 'Email', cell: (purchase) => <Buyer purchase={purchase} /> },
  { id: 'product', header: 'Product', cell: ({ productType }) => productType },
  { id: 'amount', header: 'Amount', align: 'end', cell: readAmount },
  { id: 'status', header: 'Status', cell: (purchase) => <Status purchase={purchase} /> },
  { id: 'created', header: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'intent', header: 'Payment intent', cell: (purchase) => <Intent purchase={purchase} /> },
  { id: 'id', header: 'Purchase', cell: ({ id }) => <Id id={id} noun="purchase id" /> },
  { id: 'user', header: 'User', cell: ({ userId }) => <Id id={userId} noun="user id" /> },
  {
    id: 'actions',
    header: 'Actions',
    cell: (purchase) => <RefundAction purchase={purchase} onRefund={onRefund} />,
  },
]

export function PurchaseCard({ purchase, onRefund }: PurchaseProps & { onRefund: Refund }) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>
          <Address>{purchase.email}</Address>
        </strong>
        <strong>{readAmount(purchase)}</strong>
      </header>
      <Status purchase={purchase} />
      <dl className={styles['facts']}>
        <Fact label="Product">{purchase.productType}</Fact>
        <Fact label="Created">{formatInstant(purchase.createdAt)}</Fact>
        <Fact label="Purchase">
          <Id id={purchase.id} noun="purchase id" />
        </Fact>
        <Fact label="User">
          <Id id={purchase.userId} noun="user id" />
        </Fact>
        <Fact label="Payment intent" className={styles['wide']}>
          <Intent purchase={purchase} />
        </Fact>
      </dl>
      <RefundAction purchase={purchase} onRefund={onRefund} />
    </article>
  )
}

function RefundAction({ purchase, onRefund }: PurchaseProps & { onRefund: Refund }) {
  if (!onRefund || centsLeft(purchase) === 0) return null
  return (
    <Button size="small" onClick={() => onRefund(purchase)}>
      Refund
      <VisuallyHidden> purchase of {isolateAddress(purchase.email)}</VisuallyHidden>
    </Button>
  )
}

/** Returns the price of the order, which may differ from today's price. */
function readAmount({ amount, currency }: Purchase): string {
  return formatMoney(Number(amount), currency)
}

function Buyer({ purchase: { email } }: PurchaseProps) {
  return (
    <Line title={isolateAddress(email)}>
      <Address>{email}</Address>
    </Line>
  )
}

/** Badges and notes say what happened to the money, and when. */
function Status({ purchase }: PurchaseProps) {
  const { status, refundedAt, refundReason, disputedAt, isRefundDue } = purchase
  return (
    <div className={styles['status']}>
      <div className={styles['side']}>
        <Badge tone={STATUS_TONES[status]}>{PURCHASE_STATUS_NAMES[status]}</Badge>
        {isRefundDue && <Badge tone="warn">Refund due</Badge>}
        {refundedAt !== null && <Badge>{REVERSAL_NAMES[refundReason ?? 'refund']}</Badge>}
        {disputedAt !== null && <Badge tone="seal">Disputed</Badge>}
      </div>
      <Notes notes={notesOf(purchase)} />
    </div>
  )
}

function notesOf(purchase: Purchase): string[] {
  const { isRefundDue, refundAskedCents, currency, refundReason, refundedAt, disputedAt } = purchase
  return [
    ...(isRefundDue && refundAskedCents === 0 ? ['Paid twice: refund it.'] : []),
    ...describeRefundAsked({ cents: refundAskedCents, currency }),
    ...formatSince(REVERSAL_NAMES[refundReason ?? 'refund'], refundedAt),
    ...describePartRefunded(purchase),
    ...formatSince('Disputed', disputedAt),
  ]
}

function describePartRefunded({ refundedAt, refundedCents, currency }: Purchase): string[] {
  if (refundedAt !== null || refundedCents === 0) return []
  return [`${formatPrice({ cents: refundedCents, currency })} refunded; the access stays.`]
}

function formatSince(label: string, at: string | null): string[] {
  return at === null ? [] : [`${label} ${formatInstant(at)}`]
}

function Intent({ purchase: { stripePaymentIntentId: intentId } }: PurchaseProps) {
  return intentId === null ? '–' : <Id id={intentId} noun="payment intent" />
}

function Id({ id, noun }: { id: string; noun: string }) {
  return (
    <span className={styles['link']}>
      <CopyText text={id} shown={`…${id.slice(-ID_TAIL_LENGTH)}`} noun={noun} />
    </span>
  )
}
