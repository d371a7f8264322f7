import { useEffect, useState, type RefObject } from 'react'
import { usePageHidden } from '#pwa/ui/use-page-hidden.ts'
import { type CameraFault, closeCamera, openCamera, type OpenCamera } from './camera.ts'
import type { SeenCode } from './seen-code.ts'
import type { ImageFault } from './decode-messages.ts'
import { useCodeReader } from './use-code-reader.ts'

type CameraState =
  | { status: 'starting' }
  | { fault: CameraFault }
  /**
   * `isPaused`: the system has stopped the picture for a while, because a call or another program
   * uses the camera.
   */
  | (OpenCamera & { isPaused: boolean })

/** Runs the camera only while the page is visible. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  cameraId: string | null,
  attempt: number,
): CameraState {
  const isVisible = !usePageHidden()
  const [state, setState] = useState<CameraState>({ status: 'starting' })

  useEffect(() => {
    if (!isVisible) return
    let isGone = false
    let camera: OpenCamera | undefined

    const start = async () => {
      const opened = await openCamera(cameraId)
      if ('stream' in opened) {
        if (isGone) {
          closeCamera(opened)
          return
        }
        camera = opened
        follow(opened, setState)
      }
      if (!isGone) setState('stream' in opened ? { ...opened, isPaused: false } : opened)
    }
    void start()
    return () => {
      isGone = true
      if (camera) closeCamera(camera)
    }
  }, [cameraId, attempt, isVisible])

  // Runs after the render. While a fault is shown there is no video element, so the element may be
  // new.
  useEffect(() => {
    if ('stream' in state) void show(video.current, state)
  }, [video, state])
  return state
}

/** Reports when the camera is unplugged, and when a phone call stops or frees it. */
function follow(camera: OpenCamera, tell: (state: CameraState) => void) {
  for (const track of camera.stream.getVideoTracks()) {
    track.addEventListener('ended', () => tell({ fault: 'ended' }))
    track.addEventListener('mute', () => tell({ ...camera, isPaused: true }))
    track.addEventListener('unmute', () => tell({ ...camera, isPaused: false }))
  }
}

/**
 * Starts the video. Ignores a failed start, because the camera has then changed in the meantime.
 */
async function show(video: HTMLVideoElement | null, { stream }: OpenCamera) {
  if (!video) return
  video.srcObject = stream
  await video.play().catch(() => undefined)
}

interface Frames {
  isOn: boolean
  onCode: (text: string) => void
  /** Is called when a frame has no code of this product, with the reason. */
  onFault: (fault: ImageFault) => void
  /** Is called for a code that is still in front of the camera. */
  onHeldCode: () => void
  seen: SeenCode | undefined
}

/**
 * Reads frames until one has a code of this product that `seen` counts as new. Calls `onHeldCode`
 * for a code that is not new.
 */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  { isOn, onCode, onFault, onHeldCode, seen }: Frames,
): void {
  const openReader = useCodeReader()
  useEffect(() => {
    const picture = video.current
    if (!isOn || !picture) return
    let isGone = false
    seen?.resume(Date.now())

    const read = async () => {
      const frame = await createImageBitmap(picture).catch(() => null)
      if (!isGone) return frame && openReader().readFrame(frame)
      frame?.close()
      return null
    }
    const look = async () => {
      const reading = await read()
      if (isGone) return
      if (reading && 'fault' in reading) onFault(reading.fault)
      else if (reading) {
        if (seen?.isNew(reading.text, Date.now()) ?? true) {
          onCode(reading.text)
          return
        }
        onHeldCode()
      }
      awaitFrame(picture, () => void look())
    }
    awaitFrame(picture, () => void look())
    return () => {
      isGone = true
    }
  }, [video, isOn, onCode, onFault, onHeldCode, seen, openReader])
}

/**
 * Calls `look` at the next frame of the camera. Firefox before version 132 cannot report frames.
 * There, `look` is called at the next repaint.
 */
function awaitFrame(picture: HTMLVideoElement, look: () => void) {
  if ('requestVideoFrameCallback' in picture) picture.requestVideoFrameCallback(look)
  else requestAnimationFrame(look)
}
