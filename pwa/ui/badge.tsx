import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { joinClasses } from './join-classes.ts'

export type Tone = 'neutral' | 'ok' | 'warn' | 'seal' | 'note'

export function Badge({
  tone = 'neutral',
  icon,
  isLong = false,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  /** True when the text may continue on a second line. */
  isLong?: boolean
  children: ReactNode
}) {
  return (
    <span className={joinClasses(styles['badge'], styles[tone], isLong && styles['wrapping'])}>
      {icon}
      {children}
    </span>
  )
}
