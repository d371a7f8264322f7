import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import { LEGAL_LINE, type PracticeQuestion } from '#contracts/learning/learning.ts'
import {
  analysisOf,
  categoryColour,
  headlineOf,
  QUICK_CHECK_PASS_SCORE,
  ratingOf,
  scoreColour,
  scoreOf,
  type TestResult,
} from '#contracts/learning/practice.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { formatSeconds } from '#pwa/ui/countdown.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { ReviewedQuestion } from './reviewed-question.tsx'
import styles from './results.module.css'
import { type Format, resultOfRun, type TestRun } from './test-run.ts'

const StudyNext = lazyPart(async () => (await import('./study-next.tsx')).StudyNext, {
  isOptional: true,
})

const SAVE_PLACE = `/auth?${new URLSearchParams({ tab: 'signup', next: '/progress' }).toString()}`

const FORMAT_NAMES: Record<Format, string> = {
  timed: 'timed practice test',
  untimed: 'untimed practice test',
  quick: 'quick check',
  review: 'review of missed questions',
}

interface ResultsProps {
  run: TestRun
  questions: readonly PracticeQuestion[]
  /** True when the test has just ended. Then the screen scrolls to the results, and they take the focus. */
  isArrival: boolean
  onRetake: () => void
  /** Undefined when no other test follows. */
  onNext: (() => void) | undefined
  onChange: () => void
}

export function Results(props: ResultsProps) {
  const { run, questions, isArrival, onRetake, onNext, onChange } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const { status, user } = useKnownSession()
  const hasDashboard = user?.hasPremiumAccess === true
  const result = resultOfRun(run, questions)
  const { score, correctAnswers, totalQuestions, timeSpent } = result

  useEffect(() => {
    if (!isArrival) return
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [isArrival])

  return (
    <Page width="reading">
      <PageHeading title={headlineOf(score)} headingRef={heading}>
        {run.visaType === 'All' ? 'All visa types' : run.visaType}, {FORMAT_NAMES[run.format]}
      </PageHeading>
      {run.isLapsed && (
        <Notice tone="warn" title="Time ran out">
          The answers you had given were submitted.
        </Notice>
      )}
      <section className={styles['score']} aria-label="Score">
        <p className={styles['percent']} data-colour={scoreColour(score)}>
          {score}%
        </p>
        <dl className={styles['facts']}>
          <Fact label="Rating">{ratingOf(score)}</Fact>
          <Fact label="Correct">
            {correctAnswers} of {totalQuestions}
          </Fact>
          <Fact label="Time spent">{formatSeconds(timeSpent)}</Fact>
          {run.format === 'quick' && (
            <Fact label={`Pass mark ${String(QUICK_CHECK_PASS_SCORE)}%`}>
              {score >= QUICK_CHECK_PASS_SCORE ? 'Passed' : 'Not passed'}
            </Fact>
          )}
        </dl>
      </section>
      <p className={styles['legal']}>{LEGAL_LINE}</p>
      <div className={styles['actions']}>
        <Button variant="primary" icon={<RotateCcw />} onClick={onRetake}>
          Retake Test
        </Button>
        {onNext && (
          <Button onClick={onNext}>
            Take the next test <ArrowRight aria-hidden="true" />
          </Button>
        )}
        <Button onClick={onChange}>Change Visa Type</Button>
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to={hasDashboard ? '/dashboard' : '/'}>
          {hasDashboard ? 'Back to Dashboard' : 'Back to Home'}
        </ButtonLink>
      </div>
      {status === 'signed-out' && run.format !== 'review' && <SaveOffer />}
      <Panel title="AI Analysis">
        <p>{analysisOf(score)}</p>
        <Categories result={result} />
      </Panel>
      {user?.hasPremiumAccess && <StudyNext owner={user.id} result={result} />}
      <section className={styles['review']} aria-labelledby="review">
        <h2 id="review">Every question and its reasons</h2>
        {questions.map((question) => (
          <ReviewedQuestion
            key={question.id}
            question={question}
            chosen={run.answers[question.id]}
          />
        ))}
      </section>
    </Page>
  )
}

/** Offers to sign up. A visitor's results then move to the account and appear there immediately. */
function SaveOffer() {
  return (
    <Notice
      title="This result is on this device only"
      actions={
        <ButtonLink size="small" to={SAVE_PLACE}>
          Save this result
        </ButtonLink>
      }
    >
      A free account keeps it, and shows how you do from test to test.
    </Notice>
  )
}

/** Lists the lowest score first, because the reader should continue with this theme. */
function Categories({ result: { categoryScores } }: { result: TestResult }) {
  const categories = Object.entries(categoryScores)
    .map(([name, { correct, total }]) => ({ name, correct, total, score: scoreOf(correct, total) }))
    .sort((one, other) => one.score - other.score)
  return (
    <ul className={styles['categories']}>
      {categories.map(({ name, correct, total, score }) => (
        <li key={name} className={styles['category']}>
          <span>{name}</span>
          <span className={styles['count']}>
            {correct} of {total} · {score}%
          </span>
          <span className={styles['track']} data-colour={categoryColour(score)} aria-hidden="true">
            <span className={styles['fill']} style={{ width: `${String(score)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
