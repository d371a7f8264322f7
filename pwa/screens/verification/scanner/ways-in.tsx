import { useCallback, useState } from 'react'
import type { InputMethod } from '#contracts/verification/log-entry.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { ManualEntry } from './manual-entry.tsx'
import { changeScanSettings, readScanSettings, type Way, WAYS } from './scan-settings.ts'
import type { SeenCode } from './seen-code.ts'
import { words } from './words.tsx'

const WAITING = { fallback: <CenteredSpinner /> }
const CameraScan = lazyPart(async () => (await import('./camera-scan.tsx')).CameraScan, WAITING)
const UploadImage = lazyPart(async () => (await import('./upload-image.tsx')).UploadImage, WAITING)

const TABS = [
  { id: 'manual', label: words.ways.manual },
  { id: 'image', label: words.ways.image },
  { id: 'camera', label: words.ways.camera },
] as const

interface WaysInProps {
  onCode: (input: string, method: InputMethod) => void
  /**
   * Remembers the code that was last in front of the camera, for the next start of the camera after
   * a verdict.
   */
  seen?: SeenCode
}

/**
 * Offers the ways to enter a code: paste, picture or camera. The next visit starts with the way
 * that was chosen last.
 */
export function WaysIn({ onCode, seen }: WaysInProps) {
  const [remembered] = useState(() => readScanSettings().way)
  const [way, setWay] = useTabInUrl('scan', [remembered, ...WAYS])
  const handleCamera = useCallback((text: string) => onCode(text, 'camera'), [onCode])

  function choose(chosen: Way) {
    changeScanSettings({ way: chosen })
    setWay(chosen)
  }

  return (
    <Tabs label={words.ways.label} variant="pill" tabs={TABS} active={way} onChange={choose}>
      {way === 'manual' && <ManualEntry onCode={(text) => onCode(text, 'paste')} />}
      {way === 'image' && <UploadImage onCode={(text) => onCode(text, 'image')} />}
      {way === 'camera' && <CameraScan onCode={handleCamera} {...(seen && { seen })} />}
    </Tabs>
  )
}
