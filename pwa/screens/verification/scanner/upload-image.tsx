import ImageUp from 'lucide-react/icons/image-up'
import { useState, type ClipboardEvent, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FileZone } from '#pwa/ui/file-zone.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { useIsBusyShown } from '#pwa/ui/use-is-busy-shown.ts'
import { SHARED_PARAMETER, takeSharedImage, TOO_LARGE } from '#pwa/device/worker/shared-image.ts'
import type { ImageFault } from './decode-messages.ts'
import { words } from './words.tsx'
import styles from './upload-image.module.css'
import { useCodeReader } from './use-code-reader.ts'

interface Shared {
  onImage: (image: File) => void
  /** Is called when the image was above the limit and was not stored. */
  onTooLarge: () => void
}

const ACCEPTED = 'image/png,image/jpeg,image/webp'

const { picture: labels } = words.reader

interface Told {
  title: string
  text: string
}

const FAULTS: Record<ImageFault, Told> = {
  ...labels.faults,
  'another kind': words.reader.anotherKind,
}

/** Reads a PNG, JPEG or WebP picture on this device. The picture never leaves the device. */
export function UploadImage({ onCode }: { onCode: (text: string) => void }) {
  const openReader = useCodeReader()
  const [isReading, setIsReading] = useState(false)
  const [fault, setFault] = useState<Told | null>(null)

  function refuse(found: ImageFault, megapixels?: number) {
    const { title, text } = FAULTS[found]
    const size = megapixels === undefined ? '' : `${labels.megapixels(String(megapixels))} `
    setFault({ title, text: `${size}${text}` })
  }

  async function readFile(file: File) {
    setIsReading(true)
    setFault(null)
    const reading = await openReader().readFile(file)
    setIsReading(false)
    if ('text' in reading) onCode(reading.text)
    else refuse(reading.fault, reading.megapixels)
  }

  useSharedImage({
    onImage: (image) => void readFile(image),
    onTooLarge: () => refuse('too large'),
  })

  const isReadingShown = useIsBusyShown(isReading)

  function handlePaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (file) void readFile(file)
  }

  return (
    <div className={styles['upload']} onPaste={handlePaste}>
      <FileZone
        title={isReadingShown ? labels.reading : labels.choose}
        hint={labels.chooseHint}
        icon={isReadingShown ? <Spinner isNow /> : <ImageUp />}
        accept={ACCEPTED}
        onFile={(file) => void readFile(file)}
      />
      {fault && (
        <Notice tone="seal" title={fault.title} isAlert>
          {fault.text}
        </Notice>
      )}
    </div>
  )
}

/**
 * Takes the picture that another app has shared with this app. A picture can be taken only once.
 */
function useSharedImage({ onImage, onTooLarge }: Shared): void {
  const [search, setSearch] = useSearchParams()
  const shared = search.get(SHARED_PARAMETER)

  const take = useEffectEvent(async () => {
    const image = shared === TOO_LARGE ? null : await takeSharedImage()
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(SHARED_PARAMETER)
        return after
      },
      { replace: true },
    )
    if (image) onImage(new File([image], 'shared picture', { type: image.type }))
    if (shared === TOO_LARGE) onTooLarge()
  })
  useEffect(() => {
    if (shared !== null) void take()
  }, [shared])
}
