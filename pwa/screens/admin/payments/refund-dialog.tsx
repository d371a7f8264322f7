import { useState } from 'react'
import { formatPrice } from '#contracts/checkout/money.ts'
import {
  centsLeft,
  REFUND_REASON_MAX,
  RefundPurchase,
  type Purchase,
} from '#contracts/checkout/purchases.ts'
import { foldDigits } from '#contracts/text/digits.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextArea, TextInput } from '#pwa/ui/text-input.tsx'
import { ActionDialog } from '#pwa/screens/admin/action-dialog.tsx'
import { useRefund } from '#pwa/screens/admin/admin-mutations.ts'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'

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
    send: (values, heard, draftId) => refund.mutate({ purchaseId, ...values, draftId }, heard),
    onDone: onRefunded,
  })

  return (
    <ActionDialog
      title="Refund Purchase"
      description={
        <>
          <strong>{isolateAddress(email)}</strong>
          <br />
          {formatPrice({ cents: left, currency })} of {formatPrice(priceOf(purchase))} can be given
          back
        </>
      }
      submit={refund.isPending ? 'Refunding...' : 'Refund'}
      isPending={refund.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
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
    </ActionDialog>
  )
}

function priceOf({ amount, currency }: Purchase) {
  return { cents: Math.round(Number(amount) * 100), currency }
}

/** Converts a typed amount to cents. Returns zero for other text, and the form then shows an error. */
function toCents(amount: string): number {
  const typed = foldDigits(amount).trim().replace(/[,٫]/, '.')
  return AMOUNT.test(typed) ? Math.round(Number(typed) * 100) : 0
}
