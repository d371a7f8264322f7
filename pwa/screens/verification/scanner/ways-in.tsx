import Camera from 'lucide-react/icons/camera'
import { useCallback, useState } from 'react'
import type { InputMethod } from '#contracts/verification/log-entry.ts'
import { Button } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { ManualEntry } from './manual-entry.tsx'
import { changeScanSettings, type Way, WAYS, useScanSettings } from './scan-settings.ts'
import type { SeenCode } from './seen-code.ts'
import styles from './scan-tab.module.css'
import { words } from './words.tsx'

const { camera } = words.reader

const WAITING = { fallback: <CenteredSpinner /> }
const CameraScan = lazyPart(async () => (await import('./camera-scan.tsx')).CameraScan, WAITING)
const UploadImage = lazyPart(async () => (await import('./upload-image.tsx')).UploadImage, WAITING)

const TABS = [
  { id: 'manual', label: words.ways.manual },
  { id: 'image', label: words.ways.image },
  { id: 'camera', label: words.ways.camera },
] as const
const CAMERA_FIRST = TABS.toReversed()

interface WaysInProps {
  onCode: (input: string, method: InputMethod) => void
  /**
   * Remembers the code that was last in front of the camera, for the next start of the camera after
   * a verdict.
   */
  seen?: SeenCode
  /**
   * Offers the camera before the other ways. The camera starts only after a press, because the
   * browser then asks the person for it.
   */
  isCameraFirst?: boolean
}

/**
 * Offers the ways to enter a code: paste, picture or camera. The next visit starts with the way
 * that was chosen last.
 */
export function WaysIn({ onCode, seen, isCameraFirst = false }: WaysInProps) {
  const { way: chosenWay } = useScanSettings()
  const [remembered] = useState(chosenWay)
  const first = isCameraFirst ? 'camera' : 'manual'
  const [way, setWay] = useTabInUrl('scan', [remembered ?? first, ...WAYS])
  const isOffered = isCameraFirst && chosenWay === null
  const handleCamera = useCallback((text: string) => onCode(text, 'camera'), [onCode])

  function choose(chosen: Way) {
    changeScanSettings({ way: chosen })
    setWay(chosen)
  }

  return (
    <Tabs
      label={words.ways.label}
      variant="pill"
      tabs={isCameraFirst ? CAMERA_FIRST : TABS}
      active={way}
      onChange={choose}
    >
      {way === 'manual' && <ManualEntry onCode={(text) => onCode(text, 'paste')} />}
      {way === 'image' && <UploadImage onCode={(text) => onCode(text, 'image')} />}
      {way === 'camera' && isOffered && <CameraOffer onStart={() => choose('camera')} />}
      {way === 'camera' && !isOffered && (
        <CameraScan onCode={handleCamera} {...(seen && { seen })} />
      )}
    </Tabs>
  )
}

function CameraOffer({ onStart }: { onStart: () => void }) {
  return (
    <div className={styles['form']}>
      <Button variant="primary" size="large" isWide icon={<Camera />} onClick={onStart}>
        {camera.start}
      </Button>
      <p>{camera.hints.hold}</p>
    </div>
  )
}
