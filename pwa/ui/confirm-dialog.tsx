import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { words } from './words.ts'

interface ConfirmDialogProps {
  title: string
  question: ReactNode
  confirmLabel: string
  isOpen: boolean
  isBusy?: boolean
  isDestructive?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  isOpen,
  isBusy = false,
  isDestructive = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      description={question}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.dialog.cancel}</Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
