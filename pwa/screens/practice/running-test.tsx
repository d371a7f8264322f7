import { useEffect, useEffectEvent, useState } from 'react'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { labelOf } from '#pwa/device/content/labels.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { QuestionScreen } from './question-screen.tsx'
import { startStopwatch } from './stopwatch.ts'
import type { TestRun } from './test-run.ts'
import { words } from './words.ts'

/**
 * The interval at which the device stores the used time. A crash or a clock that is set back can
 * give the learner at most this much extra time.
 */
const KEEP_CLOCK_EVERY_MS = 5000

interface RunningTestProps {
  run: TestRun
  questions: readonly PracticeQuestion[]
  onChange: (id: string, change: (run: TestRun) => TestRun) => void
  onSubmit: (id: string, spentMs: number) => void
}

export function RunningTest({ run, questions, onChange, onSubmit }: RunningTestProps) {
  const { id } = run
  const [stopwatch] = useState(() => startStopwatch(run))
  // Each tab shows its own question. All tabs share the answers and the time.
  const [index, setIndex] = useState(() => Math.min(run.index, questions.length - 1))

  useEffect(() => markBusy('taking a test'), [])

  function change(changes: (kept: TestRun) => Partial<TestRun>) {
    const spentMs = stopwatch.readSpentMs()
    const at = Date.now()
    onChange(id, (kept) => ({
      ...kept,
      ...changes(kept),
      clock: { spentMs: Math.max(spentMs, kept.clock.spentMs), at },
    }))
  }

  useKeptClock(() => change(() => ({})))

  const question = questions[index]
  if (!question) return null

  return (
    <QuestionScreen
      key={question.id}
      run={run}
      question={question}
      tags={tagsOf(question)}
      revealed={run.feedback === 'each' && run.answers[question.id] !== undefined ? question : null}
      index={index}
      stopwatch={stopwatch}
      onAnswer={(option) => {
        change(({ answers }) => ({ answers: { ...answers, [question.id]: option } }))
      }}
      onMove={(next) => {
        setIndex(next)
        change(() => ({ index: next }))
      }}
      onSubmit={() => onSubmit(id, stopwatch.readSpentMs())}
    />
  )
}

function tagsOf({ category, difficulty, visaType }: PracticeQuestion): string[] {
  const { difficulties } = words.test.question
  return [labelOf(category), difficulties[difficulty], ...(visaType === 'All' ? [] : [visaType])]
}

/** Stores the used time regularly, and when the page is hidden. */
function useKeptClock(keepClock: () => void) {
  const keep = useEffectEvent(keepClock)
  useEffect(() => {
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    const timer = setInterval(() => keep(), KEEP_CLOCK_EVERY_MS)
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', keepWhenHidden)
    }
  }, [])
}
