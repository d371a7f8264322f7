import { formatInstant } from '#pwa/ui/format-date.ts'
import styles from './list.module.css'

/** Shows an instant on one line. */
export function When({ at }: { at: string }) {
  return <span className={styles['day']}>{formatInstant(at)}</span>
}
