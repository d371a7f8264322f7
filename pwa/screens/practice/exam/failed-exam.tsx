import ArrowLeft from 'lucide-react/icons/arrow-left'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import {
  EXAM_PASS_PERCENT,
  EXAM_QUESTIONS,
  EXAM_TOLD_FROM,
  type Exam,
  type FailedExam as Failed,
} from '#contracts/learning/exam.ts'
import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import { scoreColour, scoreOf } from '#contracts/learning/practice.ts'
import styles from '#pwa/screens/practice/results.module.css'
import { ThemeList } from '#pwa/screens/practice/theme-list.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { NextExam } from './next-exam.tsx'
import { useArrival } from './use-arrival.ts'

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
  return (
    <Page width="reading">
      <PageHeading title="Exam not passed" headingRef={heading}>
        Final exam, {exam.readerClass}, {formatInstant(submittedAt)}
      </PageHeading>
      <section className={styles['score']} aria-label="Score">
        <Percent correct={correct} />
        <dl className={styles['facts']}>
          <Fact label="Correct">
            {correct === null
              ? `fewer than ${String(EXAM_TOLD_FROM)} of ${String(EXAM_QUESTIONS)}`
              : `${String(correct)} of ${String(EXAM_QUESTIONS)}`}
          </Fact>
          <Fact label={`Pass mark ${String(EXAM_PASS_PERCENT)}%`}>Not passed</Fact>
        </dl>
      </section>
      <section className={styles['review']} aria-labelledby="study">
        <h2 id="study">Study these themes</h2>
        <ThemeList themes={themes} />
        <p>
          Which answers were right, and why, comes after a passed exam. The next exam asks other
          questions, as long as there are some that you have not seen.
        </p>
      </section>
      <NextExam nextAt={nextAt} />
      <p className={styles['legal']}>{LEGAL_LINE}</p>
      <div className={styles['actions']}>
        {onAgain && (
          <Button variant="primary" icon={<RotateCcw />} onClick={onAgain}>
            Take another exam
          </Button>
        )}
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </div>
    </Page>
  )
}

function Percent({ correct }: { correct: number | null }) {
  const score = scoreOf(correct ?? EXAM_TOLD_FROM, EXAM_QUESTIONS)
  return (
    <p className={styles['percent']} data-colour={correct === null ? 'red' : scoreColour(score)}>
      {correct === null ? `<${String(score)}%` : `${String(score)}%`}
    </p>
  )
}
