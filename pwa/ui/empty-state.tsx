import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
  /** The level of the heading. It is 1 when the page contains nothing else. */
  level?: 1 | 2 | 3
}

export function EmptyState({ title, children, icon, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${String(level)}` as 'h1' | 'h2' | 'h3'
  return (
    <section className={styles['empty']}>
      {icon}
      <Heading className={styles['title']}>{title}</Heading>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </section>
  )
}
