import {
  APPLICANTS_SHORT,
  COUNTRIES,
  PASS_RATE,
  RATING,
  REVIEW_COUNT,
  STATED_LINE,
} from '#pwa/screens/storefront/claims/claims.ts'
import styles from './claim-strip.module.css'
import { words } from './words.tsx'

export function ClaimStrip() {
  return (
    <div className={styles['strip']}>
      <ul className={styles['claims']}>
        <li>{words.strip.passRate(<strong>{PASS_RATE}</strong>)}</li>
        <li>{words.strip.applicants(<strong>{APPLICANTS_SHORT}</strong>)}</li>
        <li>{words.strip.reviews(<strong>{RATING}</strong>, REVIEW_COUNT)}</li>
        <li>{words.strip.countries(<strong>{COUNTRIES}</strong>)}</li>
      </ul>
      <p className={styles['line']}>
        {STATED_LINE} {words.legalLine}
      </p>
    </div>
  )
}
