import ImageUp from 'lucide-react/icons/image-up'
import { useId, useState, type ClipboardEvent, type DragEvent } from 'react'
import { Notice } from '#pwa/ui/notice.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import type { ImageFault } from './decode-messages.ts'
import styles from './upload-image.module.css'
import { useCodeReader } from './use-code-reader.ts'
import { useSharedImage } from './use-shared-image.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp'

const FAULTS: Record<ImageFault, { title: string; text: string }> = {
  'not an image': {
    title: 'Invalid File',
    text: 'Please select an image file',
  },
  'too large': {
    title: 'Image too large',
    text: 'The file has more than 10 MB. Take a smaller picture, or cut out the code.',
  },
  'too many pixels': {
    title: 'Image too large',
    text: 'The picture has more than 25 megapixels. Make it smaller, or cut out the code.',
  },
  broken: {
    title: 'Image cannot be read',
    text: 'The file is damaged or incomplete. Take the picture again.',
  },
  'no code': {
    title: 'No QR code found',
    text: 'Take the picture again from nearer, sharp, level and without reflections.',
  },
  'no reader': {
    title: 'The reader did not start',
    text: 'Check your connection and load this page again, or paste what the code contains.',
  },
}

/** PNG, JPEG or WebP, read on this device: the picture is sent nowhere. */
export function UploadImage({ onCode }: { onCode: (text: string) => void }) {
  const id = useId()
  const openReader = useCodeReader()
  const [isReading, setIsReading] = useState(false)
  const [fault, setFault] = useState<ImageFault | null>(null)

  function refuse(found: ImageFault) {
    const { title, text } = FAULTS[found]
    setFault(found)
    showToast({ title, description: text, variant: 'destructive' })
  }

  async function readFile(file: File) {
    setIsReading(true)
    setFault(null)
    const reading = await openReader().readFile(file)
    setIsReading(false)
    if ('text' in reading) onCode(reading.text)
    else refuse(reading.fault)
  }

  function readFirst(files: FileList) {
    const [file] = files
    if (file) void readFile(file)
  }

  useSharedImage({
    onImage: (image) => void readFile(image),
    onTooLarge: () => {
      refuse('too large')
    },
  })

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    readFirst(event.dataTransfer.files)
  }

  function handlePaste(event: ClipboardEvent) {
    readFirst(event.clipboardData.files)
  }

  return (
    <div className={styles['upload']} onPaste={handlePaste}>
      <label
        htmlFor={id}
        className={styles['zone']}
        onDragOver={(event) => {
          event.preventDefault()
        }}
        onDrop={handleDrop}
      >
        {isReading ? <Spinner /> : <ImageUp />}
        <span className={styles['title']}>
          {isReading ? 'Reading the picture…' : 'Choose a picture of the code'}
        </span>
        <span className={styles['hint']}>
          or drop it here. PNG, JPEG or WebP, up to 10 MB. It is read on this device and sent
          nowhere.
        </span>
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          className={styles['input']}
          onChange={({ target }) => {
            if (target.files) readFirst(target.files)
            target.value = ''
          }}
        />
      </label>
      {fault && (
        <Notice tone="seal" title={FAULTS[fault].title}>
          {FAULTS[fault].text}
        </Notice>
      )}
    </div>
  )
}
