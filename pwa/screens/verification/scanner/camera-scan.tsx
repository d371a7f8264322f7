import Flashlight from 'lucide-react/icons/flashlight'
import FlashlightOff from 'lucide-react/icons/flashlight-off'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { type CameraFault, type OpenCamera, setTorch } from './camera.ts'
import styles from './camera-scan.module.css'
import { ANOTHER_KIND, type ImageFault } from './decode-messages.ts'
import type { SeenCode } from './seen-code.ts'
import { useCamera, useFrames } from './use-camera.ts'

const FAULTS: Record<CameraFault, { title: string; text: string }> = {
  refused: {
    title: 'The camera was refused',
    text: 'Allow the camera for this site in the settings of your browser, then try again. Until then, upload a picture of the code or paste what it contains.',
  },
  missing: {
    title: 'No camera found',
    text: 'Connect a camera and try again, or use a scanner, a picture of the code, or its text.',
  },
  busy: {
    title: 'The camera does not start',
    text: 'Another program may be using it. Close that program, then try again.',
  },
  ended: {
    title: 'The camera has stopped',
    text: 'It was unplugged, or a call or another program took it. Try again, or upload a picture of the code.',
  },
  insecure: {
    title: 'No camera on this connection',
    text: 'Browsers open the camera only for pages served securely. Open this page by its https address, or use one of the other two ways.',
  },
}

const HINTS = {
  hold: 'Hold the code 15 to 25 cm from the camera. It is read by itself.',
  foreign: ANOTHER_KIND,
  held: 'This code was checked. Show the next one.',
  paused: 'Your device has paused the camera, for a call or another program. It goes on by itself.',
  noReader:
    'The reader of codes did not start. Load this page again, or paste what the code contains.',
}

const HINT_OF: Partial<Record<ImageFault, keyof typeof HINTS>> = {
  'another kind': 'foreign',
  'no reader': 'noReader',
}

interface CameraScanProps {
  onCode: (text: string) => void
  seen?: SeenCode
}

/** Shows the picture of the camera. Calls `onCode` as soon as a frame has one of our codes. */
export function CameraScan({ onCode, seen }: CameraScanProps) {
  const finder = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [cameraId, setCameraId] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hint, setHint] = useState<keyof typeof HINTS>('hold')
  const camera = useCamera(video, cameraId, attempt)
  const isOn = 'stream' in camera
  const handleFault = useCallback((fault: ImageFault) => {
    const found = HINT_OF[fault]
    if (found) setHint(found)
  }, [])
  const handleHeld = useCallback(() => setHint('held'), [])
  useFrames(video, { isOn, onCode, onFault: handleFault, onHeldCode: handleHeld, seen })
  useEffect(() => {
    if (isOn) finder.current?.scrollIntoView({ block: 'nearest' })
  }, [isOn])

  if ('fault' in camera) {
    const { title, text } = FAULTS[camera.fault]
    const retry = () => setAttempt(attempt + 1)
    return (
      <Notice
        tone="warn"
        title={title}
        isAlert
        actions={<Button onClick={retry}>Try Again</Button>}
      >
        {text}
      </Notice>
    )
  }
  return (
    <div ref={finder} className={styles['finder']}>
      <video ref={video} className={styles['video']} muted playsInline aria-label="Camera" />
      <div className={styles['frame']} aria-hidden="true" />
      <p className={styles['hint']} role="status">
        {isOn ? HINTS[camera.isPaused ? 'paused' : hint] : 'Starting the camera…'}
      </p>
      {isOn && <Controls camera={camera} onChoose={setCameraId} />}
    </div>
  )
}

interface ControlsProps {
  camera: OpenCamera
  onChoose: (cameraId: string) => void
}

function Controls({ camera, onChoose }: ControlsProps) {
  const [isLit, setIsLit] = useState(false)
  const { cameras, cameraId, hasTorch } = camera

  async function toggleTorch() {
    await setTorch(camera, !isLit)
    setIsLit(!isLit)
  }

  return (
    <div className={styles['controls']}>
      {cameras.length > 1 && (
        <Select
          label="Camera"
          value={cameraId}
          options={cameras.map(({ id, label }) => ({ value: id, label }))}
          onValueChange={onChoose}
        />
      )}
      {hasTorch && (
        <Button
          aria-pressed={isLit}
          icon={isLit ? <FlashlightOff /> : <Flashlight />}
          onClick={() => void toggleTorch()}
        >
          Light
        </Button>
      )}
    </div>
  )
}
