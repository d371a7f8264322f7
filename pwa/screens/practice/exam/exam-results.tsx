import ArrowLeft from 'lucide-react/icons/arrow-left'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { EXAM_PASS_PERCENT, type Exam, type PassedExam } from '#contracts/learning/exam.ts'
import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import { scoreColour, scoreOf } from '#contracts/learning/practice.ts'
import styles from '#pwa/screens/practice/results.module.css'
import { ReviewedQuestion } from '#pwa/screens/practice/reviewed-question.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CertificatePanel } from './certificate-panel.tsx'
import { NextExam } from './next-exam.tsx'
import { useArrival } from './use-arrival.ts'

interface ExamResultsProps {
  owner: string
  exam: Exam
  result: PassedExam
  /** The name on the account's certificates. Null before the first certificate. */
  holderName: string | null
  nextAt: string | null
  /** Undefined while no other exam may begin. */
  onAgain: (() => void) | undefined
}

export function ExamResults(props: ExamResultsProps) {
  const { owner, exam, result, holderName, nextAt, onAgain } = props
  const heading = useArrival()
  const { questions, answers, correct, submittedAt } = result
  const score = scoreOf(correct, questions.length)

  return (
    <Page width="reading">
      <PageHeading title="Exam passed" headingRef={heading}>
        Final exam, {exam.readerClass}, {formatInstant(submittedAt)}
      </PageHeading>
      <section className={styles['score']} aria-label="Score">
        <p className={styles['percent']} data-colour={scoreColour(score)}>
          {score}%
        </p>
        <dl className={styles['facts']}>
          <Fact label="Correct">
            {correct} of {questions.length}
          </Fact>
          <Fact label={`Pass mark ${String(EXAM_PASS_PERCENT)}%`}>Passed</Fact>
        </dl>
      </section>
      <CertificatePanel
        owner={owner}
        examId={exam.examId}
        result={result}
        holderName={holderName}
      />
      <NextExam nextAt={nextAt} />
      <p className={styles['legal']}>{LEGAL_LINE}</p>
      <div className={styles['actions']}>
        {onAgain && (
          <Button icon={<RotateCcw />} onClick={onAgain}>
            Take another exam
          </Button>
        )}
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </div>
      <section className={styles['review']} aria-labelledby="review">
        <h2 id="review">Every question and its reasons</h2>
        {questions.map((question, at) => (
          <ReviewedQuestion
            key={question.id}
            question={question}
            chosen={answers[at] ?? undefined}
          />
        ))}
      </section>
    </Page>
  )
}
