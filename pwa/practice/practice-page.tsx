import { useState } from 'react'
import type { FreeContent } from '#contracts/learning.ts'
import { ContentFailed } from '#pwa/content/content-failed.tsx'
import { useFreeContent } from '#pwa/content/use-content.ts'
import { LearningStorage } from '#pwa/progress/learning-storage.tsx'
import { useOwner } from '#pwa/session/use-owner.ts'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { NoQuestions } from './no-questions.tsx'
import { Results } from './results.tsx'
import { ResumePrompt } from './resume-prompt.tsx'
import { RunningTest } from './running-test.tsx'
import { Selection } from './selection.tsx'
import {
  questionsOf,
  retake,
  startReview,
  startRun,
  type TestRun,
  type TestSetup,
} from './test-run.ts'
import { useTestRun } from './use-test-run.ts'

/** Results are shown again after a reload, but not to whoever comes back for another test. */
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
  return (
    <Page width="reading">
      <title>Practice Test · Visa Success Guide</title>
      {error ? (
        <ContentFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <CenteredSpinner label="Loading questions..." />
      )}
    </Page>
  )
}

function PracticeTest({ owner, content }: { owner: string; content: FreeContent }) {
  const { questions } = content
  const { run, begin, change, submit, discard } = useTestRun(owner, questions)
  /** Begun or resumed in this tab; any other open run asks first. */
  const [activeId, setActiveId] = useState<string | null>(null)
  const [openedAt] = useState(() => Date.now())

  function start(next: TestRun) {
    setActiveId(next.id)
    begin(next)
  }

  if (run === undefined) return <CenteredSpinner label="Loading questions..." />

  if (run?.questionIds.length === 0) return <NoQuestions onChange={discard} />

  const asked = run ? questionsOf(run, questions) : []
  if (!run || asked.length === 0 || isOver(run, openedAt)) {
    return (
      <Selection
        content={content}
        owner={owner}
        onReview={(due) => {
          start(startReview(due, fresh()))
        }}
        onStart={(setup: TestSetup) => {
          start(startRun(setup, questions, fresh()))
        }}
      />
    )
  }
  if (run.finishedAt !== null) {
    return (
      <Results
        run={run}
        questions={asked}
        onRetake={() => {
          start(retake(run, fresh()))
        }}
        onChange={discard}
      />
    )
  }
  if (run.id !== activeId) {
    return (
      <ResumePrompt
        key={run.id}
        run={run}
        onResume={() => {
          setActiveId(run.id)
        }}
        onLapse={(spentMs) => {
          submit(run.id, spentMs)
        }}
        onDiscard={discard}
      />
    )
  }
  return (
    <RunningTest key={run.id} run={run} questions={asked} onChange={change} onSubmit={submit} />
  )
}

function isOver({ finishedAt }: TestRun, openedAt: number): boolean {
  return finishedAt !== null && openedAt - finishedAt > RESULTS_KEPT_MS
}

function fresh() {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { id: crypto.randomUUID(), seed, now: Date.now() }
}
