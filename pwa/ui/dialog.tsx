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
import { words } from './words.ts'
import { joinClasses } from './join-classes.ts'
import { lazyPart } from './lazy-part.tsx'
import { openToastPlace } from './toast-store.ts'

// If the code of this question cannot be loaded, the dialog stays open and keeps the typed text.
// The buttons in the dialog's footer can still close it.
const DiscardQuestion = lazyPart(
  async () => (await import('./discard-question.tsx')).DiscardQuestion,
  { isOptional: true },
)

/**
 * The types of inputs with text that takes time to type again. Passwords and searches are left out.
 */
const TYPED = /^(text|email|tel|url|number|date)/

interface DialogProps {
  title: string
  description?: ReactNode
  isOpen: boolean
  /**
   * Is called when the person closes the dialog by Esc, by the close button or by a press outside.
   * If this would delete typed text, the dialog first asks the person. The parent component then
   * decides whether the dialog closes.
   */
  onClose: () => void
  /**
   * True when the parent component keeps the typed text, and shows it when the dialog opens again. The
   * dialog then closes without asking whether to discard the text.
   */
  isDraftKept?: boolean
  children?: ReactNode
  /** The buttons in the row at the bottom. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /**
   * True for long content without controls. The content itself then takes the focus, so that the
   * keyboard can scroll it.
   */
  isToRead?: boolean
}

/**
 * A modal dialog. Its content starts without state each time the dialog opens. On a phone, the
 * dialog is a sheet at the bottom.
 */
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
    // The dialog must close before React removes it, because the browser then gives the focus back
    // to the element that opened the dialog.
    return () => {
      leaveToasts()
      dialog.close()
    }
  }, [])

  // After a second Esc, the browser closes the dialog without a cancel event. The dialog must then
  // also ask its question or call `onClose`.
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
        // React also calls this handler when a dialog inside this dialog is cancelled.
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
          <IconButton label={words.dialog.close} icon={<X />} onClick={askToClose} />
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
