import ImageUp from 'lucide-react/icons/image-up'
import { useState, type ClipboardEvent } from 'react'
import { FileZone } from '#pwa/ui/file-zone.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import { useIsBusyShown } from '#pwa/ui/use-is-busy-shown.ts'
import { ANOTHER_KIND, type ImageFault } from './decode-messages.ts'
import styles from './upload-image.module.css'
import { useCodeReader } from './use-code-reader.ts'
import { useSharedImage } from './use-shared-image.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp'

interface Told {
  title: string
  text: string
}

const FAULTS: Record<ImageFault, Told> = {
  'not an image': {
    title: 'Invalid File',
    text: 'Please select an image file',
  },
  'another format': {
    title: 'Invalid File',
    text: 'PNG, JPEG and WebP are read here. Take a screenshot of the picture, and choose that.',
  },
  'too large': {
    title: 'Image too large',
    text: 'The file has more than 10 MB. Take a smaller picture, or cut out the code.',
  },
  'too many pixels': {
    title: 'Image too large',
    text: 'Up to 200 megapixels are read. Make it smaller, or cut out the code.',
  },
  broken: {
    title: 'Image cannot be read',
    text: 'The file is damaged or incomplete. Take the picture again.',
  },
  'another kind': { title: 'Not the code of a credential', text: ANOTHER_KIND },
  'no code': {
    title: 'No QR code found',
    text: 'Take the picture again from nearer, sharp, level and without reflections.',
  },
  'no reader': {
    title: 'The reader did not start',
    text: 'Check your connection and load this page again, or paste what the code contains.',
  },
}

/** Reads PNG, JPEG or WebP on this device. The picture never leaves the device. */
export function UploadImage({ onCode }: { onCode: (text: string) => void }) {
  const openReader = useCodeReader()
  const [isReading, setIsReading] = useState(false)
  const [fault, setFault] = useState<Told | null>(null)

  function refuse(found: ImageFault, megapixels?: number) {
    const { title, text } = FAULTS[found]
    const size =
      megapixels === undefined ? '' : `The picture has ${String(megapixels)} megapixels. `
    const told = { title, text: `${size}${text}` }
    setFault(told)
    showToast({ title, description: told.text, variant: 'destructive' })
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
        title={isReadingShown ? 'Reading the picture…' : 'Choose a picture of the code'}
        hint="or drop it here. PNG, JPEG or WebP, up to 10 MB. It is read on this device and sent nowhere."
        icon={isReadingShown ? <Spinner isNow /> : <ImageUp />}
        accept={ACCEPTED}
        onFile={(file) => void readFile(file)}
      />
      {fault && (
        <Notice tone="seal" title={fault.title}>
          {fault.text}
        </Notice>
      )}
    </div>
  )
}
