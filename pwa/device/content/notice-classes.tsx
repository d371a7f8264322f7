import type { DatedNotice } from '#contracts/learning/learning.ts'
import styles from './source-line.module.css'

/** Shows the visa classes that a notice is about. A notice is never only for one nationality. */
export function NoticeClasses({ notice: { classes } }: { notice: Pick<DatedNotice, 'classes'> }) {
  const names = classes.includes('All') ? 'every visa class' : classes.join(', ')
  return <p className={styles['small']}>For {names}</p>
}
