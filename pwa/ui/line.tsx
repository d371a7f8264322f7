import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './line.module.css'

interface LineProps {
  /** The tooltip, for a text that may be cut. Without it, a plain text is its own tooltip. */
  title?: string | undefined
  /** True for a less visible line under the main content of a cell. */
  isNote?: boolean
  children: ReactNode
}

/**
 * Shows a text on one line of a table cell, and cuts a long text with an ellipsis. Outside a table,
 * shows the whole text.
 */
export function Line({ title, isNote = false, children }: LineProps) {
  return (
    <span
      className={joinClasses(styles['line'], isNote && styles['note'])}
      title={title ?? (typeof children === 'string' ? children : undefined)}
    >
      {children}
    </span>
  )
}
