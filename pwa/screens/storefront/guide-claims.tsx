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
import { words as guideWords } from './guide/words.ts'
import { SourcedNote } from './sourced-note.tsx'

const words = guideWords.claims

/** Shows the claims about the guide. Each claim has the facts about it. */
export function GuideClaims({ testQuestions }: { testQuestions: number | undefined }) {
  return (
    <ul className={styles['claims']}>
      <li>
        <strong>{words.questions(QUESTION_COUNT)}</strong>
        <p>
          {guideWords.trueCountLine}
          {testQuestions !== undefined && ` ${words.freeTest(testQuestions)}`}
        </p>
      </li>
      <li>
        <strong>{words.rules(RULES_YEAR)}</strong>
        <SourcedNote id="edition" />
      </li>
      <li>
        <strong>{words.pages(GUIDE_PAGES)}</strong>
        <p>
          {words.counted(COUNTRIES, APPLICANTS)} {STATED_LINE}
        </p>
      </li>
      <li>
        <strong>{words.bonus(BONUS_VALUE)}</strong>
        <p>{words.toPrint(GUIDE_GUARANTEE)}</p>
      </li>
    </ul>
  )
}
