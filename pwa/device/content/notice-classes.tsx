import type { DatedNotice } from '#contracts/learning/learning.ts'
import styles from './source-line.module.css'
import { words } from './words.tsx'

/** Shows the visa classes that a notice is about. A notice is never only for one nationality. */
export function NoticeClasses({ notice: { classes } }: { notice: Pick<DatedNotice, 'classes'> }) {
  const { all, some } = words.classes
  return (
    <p className={styles['small']}>{classes.includes('All') ? all : some(classes.join(', '))}</p>
  )
}
