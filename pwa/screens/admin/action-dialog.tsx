import { useId, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import styles from './form.module.css'

interface ActionDialogProps {
  title: string
  description: ReactNode
  /** The text of the button that sends the form. */
  submit: string
  variant?: 'primary' | 'destructive'
  isPending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** The form stays open until the action is done. */
export function ActionDialog({
  title,
  description,
  submit,
  variant = 'destructive',
  isPending,
  onSubmit,
  onClose,
  children,
}: ActionDialogProps) {
  const formId = useId()

  function handleClose() {
    if (!isPending) onClose()
  }

  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={variant} isBusy={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
