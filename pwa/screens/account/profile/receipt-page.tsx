import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useParams } from 'react-router-dom'
import { formatPrice } from '#contracts/checkout/money.ts'
import { type Receipt, RECEIPT_TITLES } from '#contracts/checkout/receipts.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { SheetBar, SheetLine, SheetLines } from '#pwa/ui/paper/sheet.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './receipt-page.module.css'
import { useReceipt } from './use-receipts.ts'
import { words } from './words.ts'

export function ReceiptPage() {
  const { id: owner } = useUser()
  const { receiptId = '' } = useParams()
  const { data: receipt, error } = useReceipt(owner, receiptId)

  if (receipt) return <ReceiptSheet receipt={receipt} />
  if (!error) return <CenteredSpinner />
  return (
    <Page width="reading">
      <PageHeading title={words.receipts.notShown}>{sentenceFor(error)}</PageHeading>
      <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/profile">
        {words.receipts.back}
      </ButtonLink>
    </Page>
  )
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { kind, number, issuedAt, seller, productName, cents, currency, receiptNumber } = receipt
  const price = formatPrice({ cents, currency })
  return (
    <Page width="reading">
      <SheetBar to="/profile">{words.receipts.back}</SheetBar>
      <article className={styles['paper']}>
        <PageHeading title={`${RECEIPT_TITLES[kind]} ${number}`} />
        <address className={styles['seller']}>
          <strong>{seller.name}</strong>
          {seller.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {seller.taxNumber !== null && <span>Tax number {seller.taxNumber}</span>}
        </address>
        <SheetLines className={styles['lines']}>
          {/* The day is in UTC, so that every copy has the same day. */}
          <SheetLine name="Date">{formatDay(issuedAt.slice(0, 10))}</SheetLine>
          {receiptNumber !== null && <SheetLine name="For receipt">{receiptNumber}</SheetLine>}
          <SheetLine name="Product">{productName}</SheetLine>
          <SheetLine name={AMOUNT_NAMES[kind]}>{price}</SheetLine>
          <SheetLine name="Tax included">{describeTax(receipt)}</SheetLine>
        </SheetLines>
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
