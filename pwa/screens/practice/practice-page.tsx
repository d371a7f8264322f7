import { useEffect, useState } from 'react'
import { isAskable } from '#contracts/learning/dated.ts'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { useFreeContent, usePremiumContent } from '#pwa/device/content/use-content.ts'
import { LearningStorage } from '#pwa/device/progress/learning-storage.tsx'
import { readToday } from '#pwa/network/today.ts'
import { useOwner } from '#pwa/session/use-owner.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { LoadingQuestions, Opening } from './opening.tsx'
import { countPools, poolAfter } from './pools.ts'
import { Selection } from './selection.tsx'
import {
  countsAsTest,
  questionsOf,
  retake,
  startNext,
  startReview,
  startRun,
  type TestRun,
} from './test-run.ts'
import { useTestRun } from './use-test-run.ts'

interface FurtherQuestions {
  /**
   * The practice questions that need premium access. Undefined until they are loaded, and empty without
   * premium access.
   */
  further: readonly PracticeQuestion[] | undefined
  /** The reason why a reader with premium access has no questions now. */
  error: unknown
  retry: () => void
}

const loadScreens = () => import('./test-screens.tsx')
const TestScreens = lazyPart(async () => (await loadScreens()).TestScreens, {
  fallback: <LoadingQuestions />,
})

/** The time after which the other screens are loaded. The first screen must not wait for them. */
const AHEAD_AFTER_MS = 1000
/** A reload within this time shows the results again. After this time the reader sees the selection. */
const RESULTS_KEPT_MS = 60 * 60_000

export function PracticePage() {
  const owner = useOwner()
  const { data: content, error, refetch } = useFreeContent()

  if (content && owner !== null) {
    return (
      <>
        <LearningStorage />
        <PracticeTest key={owner} owner={owner} content={content} />
      </>
    )
  }
  if (!error) return <LoadingQuestions />
  return (
    <Opening>
      <ContentFailed error={error} onRetry={() => void refetch()} />
    </Opening>
  )
}

function PracticeTest({ owner, content }: { owner: string; content: FreeContent }) {
  const { further, error, retry } = useFurtherQuestions(owner)
  const kept = useTestRun(owner)
  const { run, begin } = kept
  const [activeId, setActiveId] = useState<string | null>(null)
  const [openedAt] = useState(() => Date.now())
  useScreensAhead()

  function start(next: TestRun) {
    setActiveId(next.id)
    begin(next)
  }

  if (run === undefined || further === undefined) return <LoadingQuestions />

  const questions = [...content.questions, ...further]
  const askable = askableOf(questions)
  const asked = run ? questionsOf(run, questions) : []
  const isWithoutQuestions = run?.questionIds.length === 0
  if (run?.finishedAt === null && error && asked.length < run.questionIds.length) {
    return (
      <Opening>
        <ContentFailed error={error} onRetry={retry} />
      </Opening>
    )
  }
  if (!run || isOver(run, openedAt) || (asked.length === 0 && !isWithoutQuestions)) {
    return (
      <Selection
        content={content}
        questions={askable}
        owner={owner}
        onReview={(due) => start(startReview(due, fresh()))}
        onStart={(setup, pool) => start(startRun(setup, pool, fresh()))}
      />
    )
  }
  return (
    <TestScreens
      owner={owner}
      run={{ ...run, questionIds: asked.map(({ id }) => id) }}
      questions={asked}
      kept={kept}
      isActive={run.id === activeId}
      onResume={() => setActiveId(run.id)}
      onRetake={() => start(retake(run, fresh()))}
      onNext={
        countPools(askable) > 1 && countsAsTest(run)
          ? () => start(startNext(run, poolAfter(run.questionIds, askable), fresh()))
          : undefined
      }
    />
  )
}

/**
 * Returns the questions for a new test. The first pool stays whole, because the specification fixes its thirty
 * questions: their remarks name the day of each.
 */
function askableOf(questions: readonly PracticeQuestion[]): PracticeQuestion[] {
  const today = readToday()
  return questions.filter((question) => poolOf(question) === 0 || isAskable(question, today))
}

/**
 * Loads the other screens early, because there may be no connection later, when the reader chooses
 * a test.
 */
function useScreensAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void loadScreens().catch(() => undefined), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

function isOver({ finishedAt }: TestRun, openedAt: number): boolean {
  return finishedAt !== null && openedAt - finishedAt > RESULTS_KEPT_MS
}

function fresh() {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { id: crypto.randomUUID(), seed, now: Date.now() }
}

function useFurtherQuestions(owner: string): FurtherQuestions {
  const { user } = useKnownSession()
  const isBought = user?.hasPremiumAccess === true
  const { data, error, refetch } = usePremiumContent(owner, isBought)
  const retry = () => void refetch()
  if (!isBought) return { further: [], error: null, retry }
  if (!data) return { further: error ? [] : undefined, error, retry }
  return { further: [...data.questions, ...data.classQuestions], error, retry }
}
