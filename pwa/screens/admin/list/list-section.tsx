import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './list.module.css'

/** Stores the row of an open dialog. A dialog about several rows stores all of them. */
export function useRowDialog<Row>() {
  const section = useRef<HTMLDivElement>(null)
  const [row, setRow] = useState<Row | null>(null)
  return {
    section,
    row,
    open: setRow,
    close: () => setRow(null),
    /**
     * Closes the dialog after its action. A dialog returns the focus to the button that opened it,
     * but the action may have removed this button. Therefore the section takes the focus.
     */
    finish: () => {
      flushSync(() => setRow(null))
      section.current?.focus()
    },
  }
}

interface ListSectionProps {
  name: string
  section: ReturnType<typeof useRowDialog>['section']
  children: ReactNode
}

/** A list and everything above the list. The section can take the focus. */
export function ListSection({ name, section, children }: ListSectionProps) {
  return (
    <div ref={section} className={styles['section']} tabIndex={-1} role="group" aria-label={name}>
      {children}
    </div>
  )
}
