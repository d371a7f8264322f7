import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './list.module.css'

/** What of a list a dialog is about: one row, or several. */
export function useRowDialog<Row>() {
  const section = useRef<HTMLDivElement>(null)
  const [row, setRow] = useState<Row | null>(null)
  return {
    section,
    row,
    open: setRow,
    close: () => {
      setRow(null)
    },
    /** Closing gives the focus back to a button that is gone: the list takes it instead. */
    finish: () => {
      flushSync(() => {
        setRow(null)
      })
      section.current?.focus()
    },
  }
}

interface ListSectionProps {
  name: string
  section: ReturnType<typeof useRowDialog>['section']
  children: ReactNode
}

/** A list with what stands above it; it can take the focus. */
export function ListSection({ name, section, children }: ListSectionProps) {
  return (
    <div ref={section} className={styles['section']} tabIndex={-1} role="group" aria-label={name}>
      {children}
    </div>
  )
}
