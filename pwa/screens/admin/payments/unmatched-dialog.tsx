import { useState } from 'react'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { REFUND_REASON_MAX } from '#contracts/checkout/purchases.ts'
import {
  AcceptUnmatchedPayment,
  DecideUnmatchedPayment,
  type UnmatchedPayment,
} from '#contracts/checkout/unmatched-payments.ts'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextArea } from '#pwa/ui/text-input.tsx'
import { ActionDialog } from '#pwa/screens/admin/action-dialog.tsx'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'
import { UserCombobox } from '#pwa/screens/admin/user-combobox.tsx'
import {
  useAcceptUnmatchedPayment,
  useDismissUnmatchedPayment,
  useReturnUnmatchedPayment,
} from './unmatched-calls.ts'
import { ACTION_NAMES, describeFault, type UnmatchedAction } from './unmatched-cells.tsx'

const TITLES: Record<UnmatchedAction, string> = {
  accept: 'Grant Access',
  return: 'Refund Payment',
  dismiss: 'Dismiss Payment',
}

const EXPLAINED: Record<UnmatchedAction, { title: string; text: string }> = {
  accept: {
    title: 'It becomes a purchase of this user.',
    text: 'At what was paid, with a receipt by mail. It can be refunded later like any other.',
  },
  return: {
    title: 'A refund cannot be taken back.',
    text: 'All that is left of the payment goes back to where it came from.',
  },
  dismiss: {
    title: 'The money stays where it is.',
    text: 'For payments that belong to something else, or were dealt with elsewhere.',
  },
}

interface UnmatchedDialogProps {
  unmatched: UnmatchedPayment
  action: UnmatchedAction
  onDecided: () => void
  onClose: () => void
}

/** Asks for one of the three decisions about a payment that fits no order. */
export function UnmatchedDialog({ unmatched, action, onDecided, onClose }: UnmatchedDialogProps) {
  const { id: unmatchedPaymentId } = unmatched
  const accept = useAcceptUnmatchedPayment()
  const giveBack = useReturnUnmatchedPayment()
  const dismiss = useDismissUnmatchedPayment()
  const [user, setUser] = useState<ManagedUser | null>(null)
  const [reason, setReason] = useState('')
  const isPending = accept.isPending || giveBack.isPending || dismiss.isPending

  const accepting = useActionForm({
    check: () => checkForm(AcceptUnmatchedPayment, { userId: user?.id ?? '', reason }),
    send: (values, heard) => accept.mutate({ unmatchedPaymentId, ...values }, heard),
    onDone: onDecided,
  })
  const deciding = useActionForm({
    check: () => checkForm(DecideUnmatchedPayment, { reason }),
    send: (values, heard) => {
      const { mutate } = action === 'return' ? giveBack : dismiss
      mutate({ unmatchedPaymentId, ...values }, heard)
    },
    onDone: onDecided,
  })
  const { errors, handleSubmit } = action === 'accept' ? accepting : deciding

  return (
    <ActionDialog
      title={TITLES[action]}
      description={
        <>
          <strong>{formatPrice(unmatched)}</strong>
          <br />
          {describeFault(unmatched)}
        </>
      }
      submit={ACTION_NAMES[action]}
      variant={action === 'return' ? 'destructive' : 'primary'}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Notice tone={action === 'return' ? 'warn' : 'note'} title={EXPLAINED[action].title}>
        {EXPLAINED[action].text}
      </Notice>
      {action === 'accept' && (
        <UserCombobox chosen={user} error={errors['userId']} onChoose={setUser} />
      )}
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
