import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { NoQuestions } from './no-questions.tsx'
import { Results } from './results.tsx'
import { ResumePrompt } from './resume-prompt.tsx'
import { RunningTest } from './running-test.tsx'
import type { TestRun } from './test-run.ts'
import { useSubmit } from './use-submit.ts'
import type { KeptRun } from './use-test-run.ts'

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
