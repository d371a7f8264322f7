import type { DatedNotice } from '#contracts/learning/learning.ts'
import styles from './source-line.module.css'

/** Whom a notice concerns, by visa class and never by nationality. */
export function NoticeClasses({ notice: { classes } }: { notice: Pick<DatedNotice, 'classes'> }) {
  const names = classes.includes('All') ? 'every visa class' : classes.join(', ')
  return <p className={styles['small']}>For {names}</p>
}
