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
  /** Runs when the reader opens the disclosure, for content that is loaded only then. */
  onOpen?: () => void
}

export function Disclosure({
  id,
  title,
  children,
  isInitiallyOpen = false,
  group,
  width = 'text',
  onOpen,
}: DisclosureProps) {
  return (
    <details
      id={id}
      className={styles['disclosure']}
      open={isInitiallyOpen}
      name={group}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.()
      }}
    >
      <summary className={styles['summary']}>
        {title}
        <ChevronDown />
      </summary>
      <div className={joinClasses(styles['content'], styles[width])}>{children}</div>
    </details>
  )
}
