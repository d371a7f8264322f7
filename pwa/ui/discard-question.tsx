import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { words } from './words.ts'

interface DiscardQuestionProps {
  dialog: RefObject<HTMLDialogElement | null>
  onKeep: () => void
  onDiscard: () => void
}

/**
 * Asks before typed text is lost. Calls `onDiscard` immediately if the fields contain no text any
 * more.
 */
export function DiscardQuestion({ dialog, onKeep, onDiscard }: DiscardQuestionProps) {
  const [isTextLeft] = useState(() =>
    Array.from(dialog.current?.querySelectorAll('input, textarea') ?? []).some(hasText),
  )
  const discard = useEffectEvent(onDiscard)
  useEffect(() => {
    if (!isTextLeft) discard()
  }, [isTextLeft])
  if (!isTextLeft) return null
  return (
    <div className={styles['footer']}>
      <p role="alert">{words.discardQuestion.question}</p>
      <Button autoFocus onClick={onKeep}>
        {words.discardQuestion.keep}
      </Button>
      <Button variant="destructive" onClick={onDiscard}>
        {words.discardQuestion.discard}
      </Button>
    </div>
  )
}

function hasText(field: Element): boolean {
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  return (
    isField && field.value !== '' && !/^(checkbox|radio|password|search|file)$/.test(field.type)
  )
}
