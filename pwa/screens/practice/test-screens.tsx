import { useQueryClient } from '@tanstack/react-query'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { progressQuery } from '#pwa/device/progress/use-progress.ts'
import { Results } from './results.tsx'
import { ResumePrompt } from './resume-prompt.tsx'
import { RunningTest } from './running-test.tsx'
import type { TestRun } from './test-run.ts'
import type { KeptRun } from './use-test-run.ts'
import { words } from './words.ts'
import { finishRun } from './finish-run.ts'

interface TestScreensProps {
  owner: string
  run: TestRun
  questions: readonly PracticeQuestion[]
  kept: Omit<KeptRun, 'run' | 'begin'>
  /**
   * True when this tab has begun or resumed the run. In any other case, the page asks whether to
   * resume an open run.
   */
  isActive: boolean
  onResume: () => void
  onRetake: () => void
  /** Undefined when there is no next test. */
  onNext: (() => void) | undefined
}

/** Shows all screens of a test, from its first question to its results. */
export function TestScreens({
  owner,
  run,
  questions,
  kept,
  isActive,
  onResume,
  onRetake,
  onNext,
}: TestScreensProps) {
  const { line, change, discard } = kept
  const submit = useSubmit(owner, questions, kept)

  if (run.questionIds.length === 0) return <NoQuestions onChange={discard} />

  if (run.finishedAt !== null) {
    return (
      <Results
        run={run}
        questions={questions}
        isArrival={isActive}
        onRetake={onRetake}
        onNext={onNext}
        onChange={discard}
      />
    )
  }
  if (!isActive) {
    return (
      <ResumePrompt
        key={run.id}
        run={run}
        line={line}
        onResume={onResume}
        onLapse={(spentMs) => submit(run.id, spentMs)}
        onDiscard={discard}
      />
    )
  }
  return (
    <RunningTest key={run.id} run={run} questions={questions} onChange={change} onSubmit={submit} />
  )
}

/**
 * Is shown when the content has no questions for the visa type. The spec demands the same look as during
 * loading.
 */
function NoQuestions({ onChange }: { onChange: () => void }) {
  return (
    <Page width="reading">
      <PageHeading title={words.title} />
      <CenteredSpinner label={words.loading} />
      <div>
        <Button onClick={onChange}>{words.test.changeVisa}</Button>
      </div>
    </Page>
  )
}

/** Submits a test: finishes the run and adds the result to the learner's log. */
function useSubmit(
  owner: string,
  questions: readonly PracticeQuestion[],
  { finish }: Pick<KeptRun, 'finish'>,
) {
  const client = useQueryClient()
  return (id: string, spentMs: number) => {
    void finish(id, spentMs, (finishIt) => finishRun(owner, id, questions, finishIt)).then(() =>
      client.invalidateQueries(progressQuery(owner)),
    )
  }
}
