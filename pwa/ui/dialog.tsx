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

// When the question cannot be loaded, the typed text stays. The dialog's own buttons still close the dialog.
const DiscardQuestion = lazyPart(
  async () => (await import('./discard-question.tsx')).DiscardQuestion,
  { isOptional: true },
)

/** Inputs whose text takes some time to type again. Passwords and searches are not included. */
const TYPED = /^(text|email|tel|url|number|date)/

interface DialogProps {
  title: string
  description?: ReactNode
  isOpen: boolean
  /**
   * Is called after Esc, the close button or a press outside, when typed text may be lost. The owner
   * decides.
   */
  onClose: () => void
  /** True when the typed text is still there the next time the dialog opens. Then there is no question. */
  isDraftKept?: boolean
  children?: ReactNode
  /** The buttons in the row at the bottom. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** True for long content in which nothing can take the focus. Then the keyboard scrolls the content. */
  isToRead?: boolean
}

/** A modal dialog, with new content each time it opens. On a phone a dialog is a sheet at the bottom. */
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
    // The dialog must close before React removes it. Then the element that opened it gets the focus back.
    return () => {
      leaveToasts()
      dialog.close()
    }
  }, [])

  // A second Esc closes the dialog in the browser without the question. The owner must be told about it.
  const handleNativeClose = useEffectEvent(() => {
    if (ref.current?.open) return
    if (wasTyped.current) ref.current?.showModal()
    askToClose()
  })
  useEffect(() => {
    const dialog = ref.current
    const handleClose = () => handleNativeClose()
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
        // React also sends this handler the cancel event of a dialog inside this dialog.
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
          <DiscardQuestion dialog={ref} onKeep={() => setIsAsking(false)} onDiscard={onClose} />
        )}
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  )
}
