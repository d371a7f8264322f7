import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Rosette } from '#pwa/ui/paper/guilloche.tsx'
import styles from './cover.module.css'

interface CoverProps {
  /** The day of the edition. `checkedFrom` is the earliest day on which a fact was checked. */
  day: string
  checkedFrom: string
}

/** Draws the pattern from the day of the edition, so that each edition has a different pattern. */
export function Cover({ day, checkedFrom }: CoverProps) {
  return (
    <div className={styles['cover']} data-cover>
      <Rosette seed={`edition ${day}`} className={styles['rosette']} />
      <p className={styles['kind']}>Print edition</p>
      <h2 className={styles['title']}>Visa Success Guide</h2>
      <p className={styles['lede']}>
        Preparing for the US visa interview: the guide, the questions, the papers, the form, and how
        old each of them is.
      </p>
      <dl className={styles['facts']}>
        <dt>Edition of</dt>
        <dd>{formatDay(day)}</dd>
        <dt>Checked on</dt>
        <dd>
          {formatDay(checkedFrom)} to {formatDay(day)}
        </dd>
      </dl>
      <p className={styles['legal']}>
        Not a US government document. {LEGAL_LINE} {TRUE_COUNT_LINE}
      </p>
    </div>
  )
}
