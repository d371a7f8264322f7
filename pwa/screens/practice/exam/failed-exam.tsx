import ArrowLeft from 'lucide-react/icons/arrow-left'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import {
  EXAM_PASS_PERCENT,
  EXAM_QUESTIONS,
  EXAM_TOLD_FROM,
  type Exam,
  type FailedExam as Failed,
} from '#contracts/learning/exam.ts'
import { scoreColour, scoreOf } from '#contracts/learning/practice.ts'
import styles from '#pwa/screens/practice/results.module.css'
import { words as practiceWords } from '#pwa/screens/practice/words.ts'
import { ThemeList } from '#pwa/screens/practice/theme-list.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { NextExam } from './next-exam.tsx'
import { useArrival } from './use-arrival.ts'
import { words } from './words.ts'

const { results } = words

interface FailedExamProps {
  exam: Exam
  result: Failed
  nextAt: string | null
  onAgain: (() => void) | undefined
}

/** Shows the score and the themes to study. Does not show which answers were right. */
export function FailedExam({ exam, result, nextAt, onAgain }: FailedExamProps) {
  const heading = useArrival()
  const { correct, themes, submittedAt } = result
  const score = scoreOf(correct ?? EXAM_TOLD_FROM, EXAM_QUESTIONS)
  return (
    <Page width="reading">
      <PageHeading title={results.failedTitle} headingRef={heading}>
        {results.taken(exam.readerClass, formatInstant(submittedAt))}
      </PageHeading>
      <section className={styles['score']} aria-label={practiceWords.test.results.score}>
        <p className={styles['percent']}>
          {correct === null ? results.below(score) : practiceWords.test.results.percent(score)}
        </p>
        <dl className={styles['facts']}>
          <Fact label={practiceWords.test.results.correct}>
            {correct === null
              ? results.fewer(EXAM_TOLD_FROM, EXAM_QUESTIONS)
              : practiceWords.test.results.ofTotal(correct, EXAM_QUESTIONS)}
          </Fact>
          <Fact label={practiceWords.test.results.passMark(EXAM_PASS_PERCENT)}>
            <span
              className={styles['mark']}
              data-colour={correct === null ? 'red' : scoreColour(score)}
            >
              {results.notPassed}
            </span>
          </Fact>
        </dl>
      </section>
      <section className={styles['review']} aria-labelledby="study">
        <h2 id="study">{practiceWords.study.themes}</h2>
        <ThemeList themes={themes} />
        <p>{results.whichRight}</p>
      </section>
      <NextExam nextAt={nextAt} />
      <p className={styles['legal']}>{practiceWords.legal}</p>
      <div className={styles['actions']}>
        {onAgain && (
          <Button variant="primary" icon={<RotateCcw />} onClick={onAgain}>
            {words.next.take}
          </Button>
        )}
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to="/dashboard">
          {practiceWords.test.results.toDashboard}
        </ButtonLink>
      </div>
    </Page>
  )
}
