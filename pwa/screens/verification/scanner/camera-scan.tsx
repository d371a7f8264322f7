import Flashlight from 'lucide-react/icons/flashlight'
import FlashlightOff from 'lucide-react/icons/flashlight-off'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { type OpenCamera, setTorch } from './camera.ts'
import styles from './camera-scan.module.css'
import type { ImageFault } from './decode-messages.ts'
import { words } from './words.tsx'
import type { SeenCode } from './seen-code.ts'
import { useCamera, useFrames } from './use-camera.ts'

const { camera: labels } = words.reader

const HINTS = { ...labels.hints, foreign: words.reader.anotherKind.text }

const HINT_OF: Partial<Record<ImageFault, keyof typeof HINTS>> = {
  'another kind': 'foreign',
  'no reader': 'noReader',
}

interface CameraScanProps {
  onCode: (text: string) => void
  seen?: SeenCode
}

/** Shows the picture of the camera. Calls `onCode` when a frame contains a code of this product. */
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
    const { title, text } = labels.faults[camera.fault]
    const retry = () => setAttempt(attempt + 1)
    return (
      <Notice
        tone="warn"
        title={title}
        isAlert
        actions={<Button onClick={retry}>{labels.tryAgain}</Button>}
      >
        {text}
      </Notice>
    )
  }
  return (
    <div ref={finder} className={styles['finder']}>
      <video ref={video} className={styles['video']} muted playsInline aria-label={labels.label} />
      <div className={styles['frame']} aria-hidden="true" />
      <p className={styles['hint']} role="status">
        {isOn ? HINTS[camera.isPaused ? 'paused' : hint] : labels.starting}
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
          label={labels.label}
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
          {labels.light}
        </Button>
      )}
    </div>
  )
}
