import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './line.module.css'

interface LineProps {
  /** All of it in plain words, for who points at what was cut. */
  title?: string | undefined
  /** Under what the cell is about, and quieter. */
  isNote?: boolean
  children: ReactNode
}

/** In a table one line, cut with an ellipsis where its room ends; everywhere else all of it, in its lines. */
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
