import X from 'lucide-react/icons/x'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { Button, IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'
import { openToastPlace } from './toast-store.ts'

interface DialogProps {
  title: string
  description?: ReactNode
  isOpen: boolean
  /** Asked for by Esc, the close button or a press outside, once typed text may go; the owner decides. */
  onClose: () => void
  /** What is typed is there again when it opens again, so nobody is asked. */
  isDraftKept?: boolean
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
  isDraftKept = false,
}: Omit<DialogProps, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const wasTyped = useRef(false)
  const [isAsking, setIsAsking] = useState(false)

  /** Whether something would be lost. */
  function isTyped(): boolean {
    const fields = Array.from(ref.current?.querySelectorAll('input, textarea') ?? [])
    const isLeft = fields.some((field) => isText(field) && field.value !== '')
    return wasTyped.current && isLeft && !isDraftKept
  }

  function askToClose() {
    if (isTyped()) setIsAsking(true)
    else onClose()
  }

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
  const handleNativeClose = useEffectEvent(() => {
    if (ref.current?.open) return
    if (isTyped()) ref.current?.showModal()
    askToClose()
  })
  useEffect(() => {
    const dialog = ref.current
    const handleClose = () => {
      handleNativeClose()
    }
    dialog?.addEventListener('close', handleClose)
    return () => {
      dialog?.removeEventListener('close', handleClose)
    }
  }, [])

  function handlePress(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === ref.current) askToClose()
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
        askToClose()
      }}
      onInput={({ target }) => {
        if (isText(target) && target.closest('dialog') === ref.current) wasTyped.current = true
      }}
      onMouseDown={handlePress}
    >
      <div className={styles['sheet']}>
        <div className={styles['header']}>
          <h2 id={`${id}-title`} className={styles['title']}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} onClick={askToClose} />
        </div>
        <div className={styles['body']}>
          {description !== undefined && (
            <div id={`${id}-description`} className={styles['description']}>
              {description}
            </div>
          )}
          {children}
        </div>
        {isAsking ? (
          <div className={styles['footer']}>
            <p role="alert">What you typed is not sent.</p>
            <Button
              autoFocus
              onClick={() => {
                setIsAsking(false)
              }}
            >
              Keep typing
            </Button>
            <Button variant="destructive" onClick={onClose}>
              Discard it
            </Button>
          </div>
        ) : (
          footer !== undefined && <div className={styles['footer']}>{footer}</div>
        )}
      </div>
    </dialog>
  )
}

/** What takes somebody a while to type again: no password, no search. */
function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && /^(text|email|tel|url|number|date)$/.test(field.type))
  )
}
