import { useState } from 'react'
import { formatPrice } from '#contracts/checkout/money.ts'
import {
  centsLeft,
  REFUND_REASON_MAX,
  RefundPurchase,
  type Purchase,
} from '#contracts/checkout/purchases.ts'
import { foldDigits } from '#contracts/text/digits.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { useRefund } from '#pwa/screens/admin/admin-mutations.ts'
import styles from '#pwa/screens/admin/form.module.css'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'

const FORM_ID = 'refund-purchase'
const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/

interface RefundDialogProps {
  purchase: Purchase
  onRefunded: () => void
  onClose: () => void
}

export function RefundDialog({ purchase, onRefunded, onClose }: RefundDialogProps) {
  const { id: purchaseId, email, currency, isRefundDue } = purchase
  const left = centsLeft(purchase)
  const refund = useRefund()
  const [amount, setAmount] = useState((left / 100).toFixed(2))
  const [reason, setReason] = useState(isRefundDue ? 'Paid twice.' : '')

  const { errors, handleSubmit } = useActionForm({
    check: () => checkForm(RefundPurchase, { cents: toCents(amount), reason }),
    send: (values, heard, draftId) => {
      refund.mutate({ purchaseId, ...values, draftId }, heard)
    },
    onDone: onRefunded,
  })

  function handleClose() {
    if (!refund.isPending) onClose()
  }

  return (
    <Dialog
      isOpen
      title="Refund Purchase"
      description={
        <>
          <strong>{isolateAddress(email)}</strong>
          <br />
          {formatPrice({ cents: left, currency })} of {formatPrice(priceOf(purchase))} can be given
          back
        </>
      }
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="destructive" isBusy={refund.isPending}>
            {refund.isPending ? 'Refunding...' : 'Refund'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={styles['form']} noValidate onSubmit={handleSubmit}>
        <Notice tone="warn" title="A refund cannot be taken back.">
          {isRefundDue
            ? 'The buyer paid twice and keeps the access that the other payment gave.'
            : 'All of it ends the buyer’s premium access, also on devices that kept the guide. A part of it leaves the access.'}{' '}
          The buyer is mailed the amount.
        </Notice>
        <TextInput
          label={`Amount in ${currency.toUpperCase()}`}
          name="cents"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={errors['cents']}
          onValueChange={setAmount}
        />
        <TextArea
          label="Reason"
          name="reason"
          hint="For the record of what administrators do. The buyer does not read it."
          rows={3}
          maxLength={REFUND_REASON_MAX}
          value={reason}
          error={errors['reason']}
          onValueChange={setReason}
        />
      </form>
    </Dialog>
  )
}

function priceOf({ amount, currency }: Purchase) {
  return { cents: Math.round(Number(amount) * 100), currency }
}

/** Zero for a text that is not an amount; the form then reports it. */
function toCents(amount: string): number {
  const typed = foldDigits(amount).trim().replace(/[,٫]/, '.')
  return AMOUNT.test(typed) ? Math.round(Number(typed) * 100) : 0
}
