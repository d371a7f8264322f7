import { useEffect, useRef, useState } from 'react'
import { SHORT_RUN_SECONDS } from '#contracts/learning/practice.ts'
import type { Recording } from '#pwa/device/progress/recordings.ts'
import { type AloudRun, startAloudRun } from './aloud-run.ts'
import { closeMicrophone, type MicrophoneFault, openMicrophone } from './microphone.ts'

export type AloudState =
  | { phase: 'ready'; fault: MicrophoneFault | null }
  | { phase: 'asking' }
  /**
   * `position` counts the questions of this run. `until` is only for the screen: the run has a
   * timer of its own.
   */
  | { phase: 'speaking'; questionIds: readonly string[]; position: number; until: number }

export function useAloudRun(onSpoken: (questionId: string, recording: Recording) => void) {
  const [state, setState] = useState<AloudState>({ phase: 'ready', fault: null })
  const run = useRef<AloudRun>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      run.current?.abandon()
    }
  }, [])

  async function begin(questionIds: readonly string[]) {
    setState({ phase: 'asking' })
    const opened = await openMicrophone()
    if ('fault' in opened) {
      setState({ phase: 'ready', fault: opened.fault })
      return
    }
    if (isGone.current) {
      closeMicrophone(opened)
      return
    }
    const until = Date.now() + SHORT_RUN_SECONDS * 1000
    run.current = startAloudRun(opened, questionIds, {
      onQuestion: (position) => setState({ phase: 'speaking', questionIds, position, until }),
      onSpoken,
      onEnd: (fault) => setState({ phase: 'ready', fault }),
    })
  }

  return {
    state,
    begin: (questionIds: readonly string[]) => void begin(questionIds),
    next: () => run.current?.next(),
    stop: () => run.current?.stop(),
  }
}
