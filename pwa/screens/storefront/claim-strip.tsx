import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import {
  APPLICANTS_SHORT,
  COUNTRIES,
  PASS_RATE,
  RATING,
  REVIEW_COUNT,
  STATED_LINE,
} from './claims.ts'
import styles from './claim-strip.module.css'

const CLAIMS = [
  { value: PASS_RATE, label: 'pass rate' },
  { value: APPLICANTS_SHORT, label: 'applicants' },
  { value: RATING, label: `from ${REVIEW_COUNT} reviews` },
  { value: COUNTRIES, label: 'countries' },
]

export function ClaimStrip() {
  return (
    <div className={styles['strip']}>
      <ul className={styles['claims']}>
        {CLAIMS.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      <p className={styles['line']}>
        {STATED_LINE} {LEGAL_LINE}
      </p>
    </div>
  )
}
