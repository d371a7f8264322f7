import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '#pwa/ui/button.tsx'
import type { QrDrawing } from '#pwa/ui/qr-path.ts'
import { QrPicture } from '#pwa/ui/qr-picture.tsx'
import { words } from './words.tsx'
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
      aria-label={words.codeDialog.wholeScreen.label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button
        type="button"
        className={styles['code']}
        aria-label={words.codeDialog.wholeScreen.shrink}
        onClick={onClose}
      >
        <QrPicture drawing={drawing} label={words.codeDialog.picture.label} />
      </button>
      <div className={styles['close']}>
        <IconButton label={words.codeDialog.wholeScreen.close} icon={<X />} onClick={onClose} />
      </div>
    </dialog>
  )
}
