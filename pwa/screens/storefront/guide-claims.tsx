import { TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import {
  APPLICANTS,
  BONUS_VALUE,
  COUNTRIES,
  GUIDE_GUARANTEE,
  GUIDE_PAGES,
  QUESTION_COUNT,
  RULES_YEAR,
  STATED_LINE,
} from './claims.ts'
import styles from './guide-section.module.css'
import { SourcedNote } from './sourced-note.tsx'

/** Shows the promises about the guide, each with the facts about that promise. */
export function GuideClaims({ testQuestions }: { testQuestions: number | undefined }) {
  return (
    <ul className={styles['claims']}>
      <li>
        <strong>{QUESTION_COUNT} interview questions</strong>
        <p>
          {TRUE_COUNT_LINE}
          {testQuestions !== undefined && ` The free practice test has ${String(testQuestions)}.`}
        </p>
      </li>
      <li>
        <strong>{RULES_YEAR} interview rules guide</strong>
        <SourcedNote id="edition" />
      </li>
      <li>
        <strong>{GUIDE_PAGES} pages</strong>
        <p>
          Counted in the print edition. For applicants from {COUNTRIES} countries; {APPLICANTS} have
          prepared with it. {STATED_LINE}
        </p>
      </li>
      <li>
        <strong>{BONUS_VALUE} of bonus material</strong>
        <p>Cheat sheets and document checklists to print. {GUIDE_GUARANTEE}.</p>
      </li>
    </ul>
  )
}
