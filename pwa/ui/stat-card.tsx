import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './stat-card.module.css'

/** A row of figures divided by hairlines; the children are `StatCard`s. */
export function StatRow({
  children,
  size = 'medium',
}: {
  children: ReactNode
  /** `small` is one line, for screens with another main content. */
  size?: 'medium' | 'small'
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
  /** Absent during loading. */
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
