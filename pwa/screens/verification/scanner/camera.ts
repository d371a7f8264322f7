import { words } from './words.tsx'

export type CameraFault = 'refused' | 'missing' | 'busy' | 'insecure' | 'ended'

export interface OpenCamera {
  stream: MediaStream
  cameras: { id: string; label: string }[]
  cameraId: string
  hasTorch: boolean
}

/** The full resolution of the camera. A dense code at arm's length cannot be read with less. */
const RESOLUTION = { width: { ideal: 1920 }, height: { ideal: 1080 } }

const FAULTS: Record<string, CameraFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** Without an id, opens the camera on the back of the device. */
export async function openCamera(
  cameraId: string | null,
): Promise<OpenCamera | { fault: CameraFault }> {
  // A browser gives no camera to a page without https.
  if (!('mediaDevices' in navigator)) return { fault: 'insecure' }
  const choice = cameraId === null ? { facingMode: 'environment' } : { deviceId: cameraId }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { ...RESOLUTION, ...choice },
    })
    return await describeCamera(stream).catch(() => {
      closeCamera({ stream })
      return { fault: 'busy' as const }
    })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { fault: FAULTS[error.name] ?? 'busy' }
  }
}

export function closeCamera({ stream }: Pick<OpenCamera, 'stream'>): void {
  for (const track of stream.getTracks()) track.stop()
}

export async function setTorch({ stream }: OpenCamera, isOn: boolean): Promise<void> {
  const lit: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn }
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lit] })
}

async function describeCamera(stream: MediaStream): Promise<OpenCamera> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  const track = stream.getVideoTracks()[0]
  return {
    stream,
    cameras: devices
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }, at) => ({
        id: deviceId,
        label: label || words.reader.camera.numbered(String(at + 1)),
      })),
    cameraId: track?.getSettings().deviceId ?? '',
    hasTorch: track !== undefined && hasTorch(track),
  }
}

/**
 * Checks whether the camera has a light. In Firefox before version 132, the answer is always no.
 */
function hasTorch(track: MediaStreamTrack): boolean {
  return 'getCapabilities' in track && 'torch' in track.getCapabilities()
}
