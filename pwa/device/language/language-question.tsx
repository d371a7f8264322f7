import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { words } from './words.ts'

interface LanguageQuestionProps {
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether to leave the page. Appears when a reload would interrupt a test or other work. */
export function LanguageQuestion({ onConfirm, onClose }: LanguageQuestionProps) {
  return (
    <ConfirmDialog
      title={words.title}
      question={words.question}
      confirmLabel={words.confirm}
      isOpen
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
