import { useCallback } from 'react'
import type { InputMethod } from '#contracts/verification/calls.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { ManualEntry } from './manual-entry.tsx'

const WAITING = { fallback: <CenteredSpinner /> }
const CameraScan = lazyPart(async () => (await import('./camera-scan.tsx')).CameraScan, WAITING)
const UploadImage = lazyPart(async () => (await import('./upload-image.tsx')).UploadImage, WAITING)

const WAYS = [
  { id: 'manual', label: 'Manual Entry' },
  { id: 'image', label: 'Upload Image' },
  { id: 'camera', label: 'Camera Scan' },
] as const

/** Paste, picture or camera: what was read is handed on. */
export function WaysIn({ onCode }: { onCode: (input: string, method: InputMethod) => void }) {
  const [way, setWay] = useTabInUrl('scan', ['manual', 'image', 'camera'])
  const handleCamera = useCallback(
    (text: string) => {
      onCode(text, 'camera')
    },
    [onCode],
  )
  return (
    <Tabs label="How to scan" variant="pill" tabs={WAYS} active={way} onChange={setWay}>
      {way === 'manual' && (
        <ManualEntry
          onCode={(text) => {
            onCode(text, 'paste')
          }}
        />
      )}
      {way === 'image' && (
        <UploadImage
          onCode={(text) => {
            onCode(text, 'image')
          }}
        />
      )}
      {way === 'camera' && <CameraScan onCode={handleCamera} />}
    </Tabs>
  )
}
