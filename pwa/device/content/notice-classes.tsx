import type { DatedNotice } from '#contracts/learning/learning.ts'
import styles from './source-line.module.css'

/** The visa classes that a notice concerns. Notices never name a nationality as their audience. */
export function NoticeClasses({ notice: { classes } }: { notice: Pick<DatedNotice, 'classes'> }) {
  const names = classes.includes('All') ? 'every visa class' : classes.join(', ')
  return <p className={styles['small']}>For {names}</p>
}
