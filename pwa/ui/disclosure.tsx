import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { joinClasses } from './join-classes.ts'

interface DisclosureProps {
  id?: string
  title: ReactNode
  children: ReactNode
  isInitiallyOpen?: boolean
  /** The name of a group. Only one disclosure of a group can be open. */
  group?: string
  /** The width of the content. With `text`, the lines are short enough for reading. */
  width?: 'text' | 'full'
}

export function Disclosure({
  id,
  title,
  children,
  isInitiallyOpen = false,
  group,
  width = 'text',
}: DisclosureProps) {
  return (
    <details id={id} className={styles['disclosure']} open={isInitiallyOpen} name={group}>
      <summary className={styles['summary']}>
        {title}
        <ChevronDown />
      </summary>
      <div className={joinClasses(styles['content'], styles[width])}>{children}</div>
    </details>
  )
}
