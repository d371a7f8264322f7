import type { Recording } from '#pwa/device/progress/recordings.ts'

export type MicrophoneFault = 'refused' | 'missing' | 'busy' | 'unsupported' | 'broken'

/**
 * The bit rate of a recording. This rate is enough for a voice, and three minutes need about 700
 * kB.
 */
const BITS_PER_SECOND = 32_000
const LAST_WORDS_MS = 1000

const FAULTS: Record<string, MicrophoneFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

export async function openMicrophone(): Promise<MediaStream | { fault: MicrophoneFault }> {
  // A browser gives no microphone to a page without https.
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') {
    return { fault: 'unsupported' }
  }
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true, video: false })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { fault: FAULTS[error.name] ?? 'busy' }
  }
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

export interface RunningRecording {
  ended: Promise<{
    recording: Recording
    /**
     * True when the recording has ended by itself, because the microphone was unplugged or a phone
     * call uses it.
     */
    isBroken: boolean
  }>
  stop(): void
}

/**
 * Returns a fault when the browser cannot encode sound, or when another app uses the microphone.
 */
export function startRecording(stream: MediaStream): RunningRecording | { fault: MicrophoneFault } {
  try {
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND })
    const running = followRecorder(recorder)
    recorder.start()
    return running
  } catch (error) {
    const isUnable = error instanceof DOMException && error.name === 'NotSupportedError'
    return { fault: isUnable ? 'unsupported' : 'busy' }
  }
}

function followRecorder(recorder: MediaRecorder): RunningRecording {
  const parts: Blob[] = []
  const startedAt = performance.now()
  let isAsked = false
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const ended = new Promise<Awaited<RunningRecording['ended']>>((done) => {
    const finish = () => {
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const sound = new Blob(parts, { type: recorder.mimeType })
      done({ recording: { sound, seconds }, isBroken: !isAsked })
    }
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', finish)
    recorder.addEventListener('error', () => {
      end()
      // After an error, the recorder may still send its last data. This pause waits for that data.
      setTimeout(finish, LAST_WORDS_MS)
    })
  })
  return {
    ended,
    stop: () => {
      isAsked = true
      end()
    },
  }
}
