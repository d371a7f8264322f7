import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Rosette } from '#pwa/ui/paper/guilloche.tsx'
import styles from './cover.module.css'
import type { Edition } from './edition.ts'

/** Draws the pattern from the day of the edition, so that each edition has a different pattern. */
export function Cover({ edition: { day, checkedFrom, pages } }: { edition: Edition }) {
  return (
    <div className={styles['cover']} data-body>
      <Rosette seed={`edition ${day}`} className={styles['rosette']} />
      <p className={styles['kind']}>Print edition</p>
      <h2 className={styles['title']}>Visa Success Guide</h2>
      <p className={styles['lede']}>
        Preparing for the US visa interview: the guide, the questions, the papers, the form, and how
        old each of them is.
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>Edition of</dt>
          <dd>{formatDay(day)}</dd>
        </div>
        <div>
          <dt>Checked on</dt>
          <dd>
            {formatDay(checkedFrom)} to {formatDay(day)}
          </dd>
        </div>
        <div>
          <dt>Pages</dt>
          <dd>{pages.length}</dd>
        </div>
      </dl>
      <p className={styles['legal']}>
        Not a US government document. {LEGAL_LINE} {TRUE_COUNT_LINE}
      </p>
    </div>
  )
}
