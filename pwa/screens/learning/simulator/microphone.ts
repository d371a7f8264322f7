import type { Recording } from '#pwa/device/progress/recordings.ts'

export type MicrophoneFault = 'refused' | 'missing' | 'busy' | 'unsupported'

/** Enough for a voice: three minutes take some 700 kB. */
const BITS_PER_SECOND = 32_000

const FAULTS: Record<string, MicrophoneFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

export async function openMicrophone(): Promise<MediaStream | { fault: MicrophoneFault }> {
  // Browsers offer no microphone at all to a page that is not served securely.
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
  /** Once it has been stopped, here or by a microphone that was unplugged. */
  ended: Promise<Recording>
  stop(): void
}

export function startRecording(stream: MediaStream): RunningRecording {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND })
  const parts: Blob[] = []
  const startedAt = performance.now()
  const ended = new Promise<Recording>((done) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      done({ sound: new Blob(parts, { type: recorder.mimeType }), seconds })
    })
  })
  recorder.start()
  return {
    ended,
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}
