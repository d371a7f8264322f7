import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './line.module.css'

interface LineProps {
  /** The full text, as a tooltip of cut text. */
  title?: string | undefined
  /** A quieter line below the main content of the cell. */
  isNote?: boolean
  children: ReactNode
}

/** In a table one line, which ends in an ellipsis when there is no room. Elsewhere all of the text. */
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
