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
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'
import { lazyPart } from './lazy-part.tsx'
import { openToastPlace } from './toast-store.ts'

// If it cannot load, the text stays, and the dialog's own buttons close the dialog.
const DiscardQuestion = lazyPart(
  async () => (await import('./discard-question.tsx')).DiscardQuestion,
  { isOptional: true },
)

/** Inputs whose text takes a while to type again: no password, no search. */
const TYPED = /^(text|email|tel|url|number|date)/

interface DialogProps {
  title: string
  description?: ReactNode
  isOpen: boolean
  /** Called after Esc, the close button or a press outside, once typed text may go. The owner decides. */
  onClose: () => void
  /** The typed text returns when the dialog opens again, so there is no question. */
  isDraftKept?: boolean
  children?: ReactNode
  /** The row of buttons at the bottom. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** For long content without a focusable element: the keyboard scrolls it. */
  isToRead?: boolean
}

/** Modal. Each opening mounts fresh content. On a phone it is a sheet at the bottom. */
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
  isToRead = false,
}: Omit<DialogProps, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const wasTyped = useRef(false)
  const [isAsking, setIsAsking] = useState(false)

  function askToClose() {
    if (wasTyped.current && !isDraftKept) setIsAsking(true)
    else onClose()
  }

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const leaveToasts = openToastPlace(dialog)
    // Closing before removal returns the focus to the element that opened the dialog.
    return () => {
      leaveToasts()
      dialog.close()
    }
  }, [])

  // A second Esc closes natively without the question, and the owner must learn of it.
  const handleNativeClose = useEffectEvent(() => {
    if (ref.current?.open) return
    if (wasTyped.current) ref.current?.showModal()
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
        // React also delivers the cancel event of a dialog inside this one.
        if (event.target !== ref.current) return
        event.preventDefault()
        askToClose()
      }}
      onInput={({ target }) => {
        if ('type' in target && TYPED.test(String(target.type))) wasTyped.current = true
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
        <div
          className={styles['body']}
          {...(isToRead && { tabIndex: 0, role: 'group', 'aria-label': title })}
        >
          {description !== undefined && (
            <div id={`${id}-description`} className={styles['description']}>
              {description}
            </div>
          )}
          {children}
        </div>
        {isAsking && (
          <DiscardQuestion
            dialog={ref}
            onKeep={() => {
              setIsAsking(false)
            }}
            onDiscard={onClose}
          />
        )}
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  )
}
