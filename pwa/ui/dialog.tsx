import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'
import { openToastPlace } from './toast-store.ts'

interface DialogProps {
  title: string
  description?: ReactNode
  isOpen: boolean
  /** Asked for by Esc, the close button or a press outside; the owner decides. */
  onClose: () => void
  children?: ReactNode
  /** The row of buttons at the foot. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
}

/** Modal; its content is mounted anew each time it opens. On a phone it is a sheet from below. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  title,
  description,
  onClose,
  children,
  footer,
  size = 'medium',
}: Omit<DialogProps, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const leaveToasts = openToastPlace(dialog)
    // Closing before removal gives the focus back to what opened the dialog.
    return () => {
      leaveToasts()
      dialog.close()
    }
  }, [])

  // A second Esc closes natively without asking, and the owner must hear of it.
  useEffect(() => {
    const dialog = ref.current
    function handleClose() {
      if (!dialog?.open) onClose()
    }
    dialog?.addEventListener('close', handleClose)
    return () => {
      dialog?.removeEventListener('close', handleClose)
    }
  }, [onClose])

  function handlePress(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === ref.current) onClose()
  }

  return (
    <dialog
      ref={ref}
      className={joinClasses(styles['dialog'], styles[size])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        // React hands on what a dialog inside of this one is asked.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={handlePress}
    >
      <div className={styles['sheet']}>
        <div className={styles['header']}>
          <h2 id={`${id}-title`} className={styles['title']}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} onClick={onClose} />
        </div>
        <div className={styles['body']}>
          {description !== undefined && (
            <div id={`${id}-description`} className={styles['description']}>
              {description}
            </div>
          )}
          {children}
        </div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  )
}
