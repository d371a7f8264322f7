import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { words } from './language-question-words.ts'

interface LanguageQuestionProps {
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the page is left, when a reload would interrupt something. */
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
