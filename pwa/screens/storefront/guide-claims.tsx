import {
  APPLICANTS,
  BONUS_VALUE,
  COUNTRIES,
  GUIDE_GUARANTEE,
  GUIDE_PAGES,
  QUESTION_COUNT,
  RULES_YEAR,
  STATED_LINE,
} from './claims/claims.ts'
import styles from './sections/guide-section.module.css'
import { words } from './guide/words.ts'
import { SourcedNote } from './sourced-note.tsx'

/** Shows the claims about the guide. Each claim has the facts about it. */
export function GuideClaims({ testQuestions }: { testQuestions: number | undefined }) {
  return (
    <ul className={styles['claims']}>
      <li>
        <strong>{words.claims.questions(QUESTION_COUNT)}</strong>
        <p>
          {words.trueCountLine}
          {testQuestions !== undefined && ` ${words.claims.freeTest(testQuestions)}`}
        </p>
      </li>
      <li>
        <strong>{words.claims.rules(RULES_YEAR)}</strong>
        <SourcedNote id="edition" />
      </li>
      <li>
        <strong>{words.claims.pages(GUIDE_PAGES)}</strong>
        <p>
          {words.claims.counted(COUNTRIES, APPLICANTS)} {STATED_LINE}
        </p>
      </li>
      <li>
        <strong>{words.claims.bonus(BONUS_VALUE)}</strong>
        <p>{words.claims.toPrint(GUIDE_GUARANTEE)}</p>
      </li>
    </ul>
  )
}
