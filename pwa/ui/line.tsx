import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './line.module.css'

interface LineProps {
  /** The whole text, as a tooltip for a visible text that is cut. */
  title?: string | undefined
  /** True for a less visible line below the main content of the cell. */
  isNote?: boolean
  children: ReactNode
}

/** Shows one line in a table. A line that is too long ends with an ellipsis. Elsewhere, shows all lines. */
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
