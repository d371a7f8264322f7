import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './stat-card.module.css'

/** A row of numbers with thin lines between them. The children are `StatCard`s. */
export function StatRow({
  children,
  size = 'medium',
}: {
  children: ReactNode
  /** `small`: a single line, for screens with other main content. `tight`: four cards in one row, on a phone too. */
  size?: 'medium' | 'small' | 'tight'
}) {
  return <dl className={joinClasses(styles['row'], styles[size])}>{children}</dl>
}

export function StatCard({
  label,
  value,
  hint,
  icon,
}: {
  label: string
  /** Undefined while the value loads. */
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
}) {
  return (
    <div className={styles['card']}>
      <dt className={styles['label']}>
        {icon}
        {label}
      </dt>
      <dd className={styles['value']}>{value ?? '–'}</dd>
      {hint !== undefined && <dd className={styles['hint']}>{hint}</dd>}
    </div>
  )
}
