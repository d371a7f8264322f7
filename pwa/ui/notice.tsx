import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './notice.module.css'

const ICONS = { note: Info, ok: CircleCheck, warn: TriangleAlert, seal: CircleAlert }

interface NoticeProps {
  tone?: keyof typeof ICONS
  title?: ReactNode
  children?: ReactNode
  /** The buttons below the text. */
  actions?: ReactNode
  /**
   * True when screen readers must read the notice immediately, for example as the result of an
   * action.
   */
  isAlert?: boolean
}

export function Notice({ tone = 'note', title, children, actions, isAlert = false }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div
      className={joinClasses(styles['notice'], styles[tone])}
      role={isAlert ? 'alert' : undefined}
    >
      <Icon />
      <div className={styles['text']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  )
}
