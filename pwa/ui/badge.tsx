import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { joinClasses } from './join-classes.ts'

export type Tone = 'neutral' | 'ok' | 'warn' | 'seal' | 'note'

export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={joinClasses(styles['badge'], styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
