import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '#pwa/ui/button.tsx'
import type { QrDrawing } from '#pwa/ui/qr-path.ts'
import { QrPicture } from '#pwa/ui/qr-picture.tsx'
import styles from './whole-screen.module.css'

/** Shows only the code, as large as the window allows. A press closes it. */
export function WholeScreen({ drawing, onClose }: { drawing: QrDrawing; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles['whole']}
      aria-label="QR code on the whole screen"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button
        type="button"
        className={styles['code']}
        aria-label="Make the code small again"
        onClick={onClose}
      >
        <QrPicture drawing={drawing} label="QR code" />
      </button>
      <div className={styles['close']}>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
    </dialog>
  )
}
