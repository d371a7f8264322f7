import type { ReactNode } from 'react'
import styles from './list.module.css'

/** A line of a card: what a column's header and cell are in a table. */
export function Fact({
  label,
  isWide = false,
  children,
}: {
  label: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={isWide ? styles['wide'] : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
