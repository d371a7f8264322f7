import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  title: ReactNode
  children: ReactNode
  isInitiallyOpen?: boolean
  /** Of several with the same group at most one is open. */
  group?: string
}

export function Disclosure({ title, children, isInitiallyOpen = false, group }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={isInitiallyOpen} name={group}>
      <summary className={styles['summary']}>
        {title}
        <ChevronDown />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
