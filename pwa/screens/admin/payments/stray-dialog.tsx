import { useState } from 'react'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { REFUND_REASON_MAX } from '#contracts/checkout/purchases.ts'
import { AcceptStray, DecideStray, type StrayPayment } from '#contracts/checkout/stray-payments.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import styles from '#pwa/screens/admin/form.module.css'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'
import { UserCombobox } from '#pwa/screens/admin/user-combobox.tsx'
import { useAcceptStray, useDismissStray, useReturnStray } from './stray-calls.ts'
import { ACTION_NAMES, sayFault, type StrayAction } from './stray-cells.tsx'

const FORM_ID = 'decide-stray-payment'

const TITLES: Record<StrayAction, string> = {
  accept: 'Grant Access',
  return: 'Refund Payment',
  dismiss: 'Dismiss Payment',
}

const EXPLAINED: Record<StrayAction, { title: string; text: string }> = {
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

interface StrayDialogProps {
  stray: StrayPayment
  action: StrayAction
  onDecided: () => void
  onClose: () => void
}

/** One of the three decisions about a payment that fits no order. */
export function StrayDialog({ stray, action, onDecided, onClose }: StrayDialogProps) {
  const { id: strayId } = stray
  const accept = useAcceptStray()
  const giveBack = useReturnStray()
  const dismiss = useDismissStray()
  const [user, setUser] = useState<ManagedUser | null>(null)
  const [reason, setReason] = useState('')
  const isPending = accept.isPending || giveBack.isPending || dismiss.isPending

  const accepting = useActionForm({
    check: () => checkForm(AcceptStray, { userId: user?.id ?? '', reason }),
    send: (values, heard) => {
      accept.mutate({ strayId, ...values }, heard)
    },
    onDone: onDecided,
  })
  const deciding = useActionForm({
    check: () => checkForm(DecideStray, { reason }),
    send: (values, heard) => {
      const { mutate } = action === 'return' ? giveBack : dismiss
      mutate({ strayId, ...values }, heard)
    },
    onDone: onDecided,
  })
  const { errors, handleSubmit } = action === 'accept' ? accepting : deciding

  function handleClose() {
    if (!isPending) onClose()
  }

  return (
    <Dialog
      isOpen
      title={TITLES[action]}
      description={
        <>
          <strong>{formatPrice(stray)}</strong>
          <br />
          {sayFault(stray)}
        </>
      }
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>Cancel</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant={action === 'return' ? 'destructive' : 'primary'}
            isBusy={isPending}
          >
            {ACTION_NAMES[action]}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={styles['form']} noValidate onSubmit={handleSubmit}>
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
      </form>
    </Dialog>
  )
}
