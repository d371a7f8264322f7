import { SHORT_RUN_SECONDS } from '#contracts/learning/practice.ts'
import type { Recording } from '#pwa/device/progress/recordings.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { closeMicrophone, type RunningRecording, startRecording } from './microphone.ts'

export interface AloudRun {
  next(): void
  /** Keeps what was said so far. */
  stop(): void
  /** Throws away what is being said. */
  abandon(): void
}

interface Listener {
  onQuestion: (position: number) => void
  onSpoken: (questionId: string, recording: Recording) => void
  onEnd: () => void
}

/**
 * One question after the other into the same microphone, a recording for each, and one limit for all
 * of them, which no change of the device's clock extends.
 */
export function startAloudRun(
  stream: MediaStream,
  questionIds: readonly string[],
  { onQuestion, onSpoken, onEnd }: Listener,
): AloudRun {
  let current: RunningRecording | undefined
  let isStopped = false
  let isAbandoned = false
  const release = markBusy('taking a test')
  const timer = setTimeout(stop, SHORT_RUN_SECONDS * 1000)

  function next() {
    current?.stop()
  }
  function stop() {
    isStopped = true
    next()
  }

  async function speakAll() {
    for (const [position, questionId] of questionIds.entries()) {
      current = startRecording(stream)
      onQuestion(position)
      const recording = await current.ended
      if (isAbandoned) return
      onSpoken(questionId, recording)
      // It is no longer active when the microphone was unplugged.
      if (isStopped || !stream.active) return
    }
  }

  void speakAll().finally(() => {
    clearTimeout(timer)
    closeMicrophone(stream)
    release()
    if (!isAbandoned) onEnd()
  })

  return {
    next,
    stop,
    abandon: () => {
      isAbandoned = true
      stop()
    },
  }
}
