import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { formatPrice } from '#contracts/checkout/money.ts'
import { type Receipt, RECEIPT_TITLES } from '#contracts/checkout/receipts.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './receipt-page.module.css'
import { useReceipt } from './use-receipts.ts'

export function ReceiptPage() {
  const { id: owner } = useUser()
  const { receiptId = '' } = useParams()
  const { data: receipt, error } = useReceipt(owner, receiptId)

  if (receipt) return <ReceiptSheet receipt={receipt} />
  if (!error) return <CenteredSpinner />
  return (
    <Page width="reading">
      <PageHeading title="Receipt not shown">{sentenceFor(error)}</PageHeading>
      <BackToProfile />
    </Page>
  )
}

function BackToProfile() {
  return (
    <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/profile">
      Back to profile
    </ButtonLink>
  )
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { kind, number, issuedAt, seller, productName, cents, currency, receiptNumber } = receipt
  const price = formatPrice({ cents, currency })
  return (
    <Page width="reading">
      <div className={styles['bar']}>
        <BackToProfile />
        <PrintButton size="small" icon={<Printer />} />
      </div>
      <article className={styles['paper']}>
        <PageHeading title={`${RECEIPT_TITLES[kind]} ${number}`} />
        <address className={styles['seller']}>
          <strong>{seller.name}</strong>
          {seller.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {seller.taxNumber !== null && <span>Tax number {seller.taxNumber}</span>}
        </address>
        <dl className={styles['lines']}>
          {/* The day is in UTC, so that every copy has the same day. */}
          <Line name="Date">{formatDay(issuedAt.slice(0, 10))}</Line>
          {receiptNumber !== null && <Line name="For receipt">{receiptNumber}</Line>}
          <Line name="Product">{productName}</Line>
          <Line name={AMOUNT_NAMES[kind]}>{price}</Line>
          <Line name="Tax included">{describeTax(receipt)}</Line>
        </dl>
      </article>
    </Page>
  )
}

const AMOUNT_NAMES = {
  receipt: 'Paid',
  'credit-note': 'Given back',
  'debit-note': 'Returned to us',
} as const

const BP_PER_PERCENT = 100

function describeTax({ taxRateBp, taxCents, currency }: Receipt): string {
  if (taxRateBp === 0) return 'None'
  return `${formatPrice({ cents: taxCents, currency })} (${String(taxRateBp / BP_PER_PERCENT)}%)`
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
