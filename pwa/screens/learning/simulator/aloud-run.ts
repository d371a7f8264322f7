import { SHORT_RUN_SECONDS } from '#contracts/learning/practice.ts'
import type { Recording } from '#pwa/device/progress/recordings.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'
import {
  closeMicrophone,
  type MicrophoneFault,
  type RunningRecording,
  startRecording,
} from './microphone.ts'

export interface AloudRun {
  next(): void
  /** Stops the recording and keeps it. */
  stop(): void
  /** Stops the recording and deletes it. */
  abandon(): void
}

interface Listener {
  onQuestion: (position: number) => void
  onSpoken: (questionId: string, recording: Recording) => void
  onEnd: (fault: MicrophoneFault | null) => void
}

/**
 * Asks one question after another with the same microphone. Makes one recording for each question.
 * All questions together have one time limit. A change of the device's clock cannot extend it.
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

  async function speakAll(): Promise<MicrophoneFault | null> {
    for (const [position, questionId] of questionIds.entries()) {
      const started = startRecording(stream)
      if ('fault' in started) return started.fault
      current = started
      onQuestion(position)
      const { recording, isBroken } = await started.ended
      if (isAbandoned) return null
      // An empty recording must not replace an earlier recording.
      if (recording.sound.size > 0) onSpoken(questionId, recording)
      if (isBroken) return 'broken'
      if (isStopped) return null
    }
    return null
  }

  void speakAll()
    .finally(() => {
      clearTimeout(timer)
      closeMicrophone(stream)
      release()
    })
    .then((fault) => {
      if (!isAbandoned) onEnd(fault)
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
