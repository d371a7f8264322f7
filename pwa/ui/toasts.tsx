import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { words } from './words.ts'
import { joinClasses } from './join-classes.ts'
import { makeRoom } from './make-room.ts'
import { dismissToast, useCurrentToast, useToastPlace, type ShownToast } from './toast-store.ts'
import styles from './toasts.module.css'

const SHOWN_MS = 6000
const DESTRUCTIVE_SHOWN_MS = 12_000

/** A visible toast does not repeat its animation when a dialog opens or closes. */
export function Toasts() {
  const toast = useCurrentToast()
  const place = useToastPlace()
  const [outlet] = useState(createOutlet)

  useLayoutEffect(() => {
    const parent = place ?? document.body
    parent.append(outlet)
    // A moved element starts its animation again, so we end the animation immediately.
    for (const arriving of outlet.getAnimations({ subtree: true })) arriving.finish()
  }, [outlet, place])
  useLayoutEffect(() => () => outlet.remove(), [outlet])

  useLayoutEffect(() => (toast && !place ? makeRoom(outlet) : undefined), [outlet, place, toast])

  const isDestructive = toast?.variant === 'destructive'
  const shown = toast && <ToastCard key={toast.id} toast={toast} />
  return createPortal(
    <>
      <div role="status">{!isDestructive && shown}</div>
      <div role="alert">{isDestructive && shown}</div>
    </>,
    outlet,
  )
}

function createOutlet(): HTMLElement {
  const outlet = document.createElement('div')
  outlet.className = styles['outlet'] ?? ''
  return outlet
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, title, description, variant } = toast
  const isDestructive = variant === 'destructive'
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(
      () => dismissToast(id),
      isDestructive ? DESTRUCTIVE_SHOWN_MS : SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [id, isDestructive, isHeld])

  function hold() {
    setIsHeld(true)
  }
  function release() {
    setIsHeld(false)
  }

  return (
    <div
      className={joinClasses(styles['toast'], isDestructive && styles['destructive'])}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      <IconButton
        label={words.dialog.dismiss}
        size="small"
        icon={<X />}
        onClick={() => dismissToast(id)}
      />
    </div>
  )
}
