import ArrowLeft from 'lucide-react/icons/arrow-left'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { EXAM_PASS_PERCENT, type Exam, type PassedExam } from '#contracts/learning/exam.ts'
import { scoreColour, scoreOf } from '#contracts/learning/practice.ts'
import styles from '#pwa/screens/practice/results.module.css'
import { ReviewedQuestion } from '#pwa/screens/practice/reviewed-question.tsx'
import { words as practiceWords } from '#pwa/screens/practice/words.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CertificatePanel } from './certificate-panel.tsx'
import { NextExam } from './next-exam.tsx'
import { useArrival } from './use-arrival.ts'
import { words } from './words.ts'

const { results } = words

interface ExamResultsProps {
  owner: string
  exam: Exam
  result: PassedExam
  /** The name on the account's certificates. Null when the account has no certificate. */
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
      <PageHeading title={results.passedTitle} headingRef={heading}>
        {results.taken(exam.readerClass, formatInstant(submittedAt))}
      </PageHeading>
      <section className={styles['score']} aria-label={practiceWords.test.results.score}>
        <p className={styles['percent']}>{practiceWords.test.results.percent(score)}</p>
        <dl className={styles['facts']}>
          <Fact label={practiceWords.test.results.correct}>
            {practiceWords.test.results.ofTotal(correct, questions.length)}
          </Fact>
          <Fact label={practiceWords.test.results.passMark(EXAM_PASS_PERCENT)}>
            <span className={styles['mark']} data-colour={scoreColour(score)}>
              {results.passed}
            </span>
          </Fact>
        </dl>
      </section>
      <CertificatePanel
        owner={owner}
        examId={exam.examId}
        result={result}
        holderName={holderName}
      />
      <NextExam nextAt={nextAt} />
      <p className={styles['legal']}>{practiceWords.legal}</p>
      <div className={styles['actions']}>
        {onAgain && (
          <Button icon={<RotateCcw />} onClick={onAgain}>
            {words.next.take}
          </Button>
        )}
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to="/dashboard">
          {practiceWords.test.results.toDashboard}
        </ButtonLink>
      </div>
      <section className={styles['review']} aria-labelledby="review">
        <h2 id="review">{practiceWords.test.results.everyQuestion}</h2>
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
