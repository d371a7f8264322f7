import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
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
import { labelOf } from '#pwa/device/content/labels.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { formatSeconds } from '#pwa/ui/countdown.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { ReviewedQuestion } from './reviewed-question.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './results.module.css'
import { resultOfRun, type TestRun } from './test-run.ts'
import { english, words } from './words.ts'

const { results: texts } = words.test

const StudyNext = lazyPart(async () => (await import('./study-next.tsx')).StudyNext, {
  isOptional: true,
})

const SAVE_PLACE = `/auth?${new URLSearchParams({ tab: 'signup', next: '/progress' }).toString()}`

interface ResultsProps {
  run: TestRun
  questions: readonly PracticeQuestion[]
  /**
   * True when the test has just ended. The screen then scrolls to the results and moves the focus
   * there.
   */
  isArrival: boolean
  onRetake: () => void
  /** Undefined when there is no next test. */
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
  const visas = run.visaType === 'All' ? words.test.allVisas : run.visaType

  useEffect(() => {
    if (!isArrival) return
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [isArrival])

  return (
    <Page width="reading">
      <PageHeading title={texts.headlines[headlineOf(score)]} headingRef={heading}>
        {texts.kind(visas, texts.formats[run.format])}
      </PageHeading>
      {run.isLapsed && (
        <Notice tone="warn" title={texts.ranOut}>
          {texts.submitted}
        </Notice>
      )}
      <section className={styles['score']} aria-label={texts.score}>
        <p className={styles['percent']}>{texts.percent(score)}</p>
        <dl className={styles['facts']}>
          <Fact label={texts.rating}>
            <span className={styles['mark']} data-colour={scoreColour(score)}>
              {texts.ratings[ratingOf(score)]}
            </span>
          </Fact>
          <Fact label={texts.correct}>{texts.ofTotal(correctAnswers, totalQuestions)}</Fact>
          <Fact label={texts.timeSpent}>{formatSeconds(timeSpent)}</Fact>
          {run.format === 'quick' && (
            <Fact label={texts.passMark(QUICK_CHECK_PASS_SCORE)}>
              {score >= QUICK_CHECK_PASS_SCORE ? texts.passed : texts.notPassed}
            </Fact>
          )}
        </dl>
      </section>
      <p className={styles['legal']}>{words.legal}</p>
      <div className={styles['actions']}>
        <Button variant="primary" icon={<RotateCcw />} onClick={onRetake}>
          {texts.retake}
        </Button>
        {onNext && (
          <Button iconAfter={<ArrowRight />} onClick={onNext}>
            {texts.next}
          </Button>
        )}
        <Button onClick={onChange}>{words.test.changeVisa}</Button>
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to={hasDashboard ? '/dashboard' : '/'}>
          {hasDashboard ? texts.toDashboard : texts.toHome}
        </ButtonLink>
      </div>
      {status === 'signed-out' && run.format !== 'review' && <SaveOffer />}
      <Panel title={texts.analysis}>
        <p>{analyse(score)}</p>
        <Categories result={result} />
      </Panel>
      {user?.hasPremiumAccess && <StudyNext owner={user.id} result={result} />}
      <section className={styles['review']} aria-labelledby="review">
        <h2 id="review">{texts.everyQuestion}</h2>
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

/**
 * Returns the analysis of a score in the reader's language. Only the contract knows which analysis
 * belongs to a score, and it returns the analysis in English. Therefore the English text is looked
 * up in the words.
 */
function analyse(score: number): string {
  const text = analysisOf(score)
  return texts.analyses[english.test.results.analyses.indexOf(text)] ?? text
}

/** Offers to sign up. After that, the visitor's results are in the account. */
function SaveOffer() {
  return (
    <Notice
      title={texts.onlyHere}
      actions={
        <ButtonLink size="small" to={SAVE_PLACE}>
          {texts.save}
        </ButtonLink>
      }
    >
      {texts.account}
    </Notice>
  )
}

/** The lowest score is first, because the reader should study this category next. */
function Categories({ result: { categoryScores } }: { result: TestResult }) {
  const categories = Object.entries(categoryScores)
    .map(([name, { correct, total }]) => ({ name, correct, total, score: scoreOf(correct, total) }))
    .sort((one, other) => one.score - other.score)
  return (
    <ul className={styles['categories']}>
      {categories.map(({ name, correct, total, score }) => (
        <li key={name} className={styles['category']}>
          <span>{unbroken(labelOf(name))}</span>
          <span className={styles['count']}>
            {texts.ofCategory(texts.headlines[headlineOf(score)], correct, total, score)}
          </span>
          <span className={styles['track']} data-colour={categoryColour(score)} aria-hidden="true">
            <span className={styles['fill']} style={{ width: `${String(score)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
