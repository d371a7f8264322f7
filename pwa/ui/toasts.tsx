import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { IconButton } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import {
  dismissToast,
  openToastOutlet,
  useCurrentToast,
  useIsTopOutlet,
  type ShownToast,
} from './toast-store.ts'
import styles from './toasts.module.css'

const SHOWN_MS = 6000
const DESTRUCTIVE_SHOWN_MS = 12_000

/** Where toasts appear: once in the shell, and once in every dialog. */
export function Toasts({ isOfPage = false }: { isOfPage?: boolean }) {
  const id = useId()
  const toast = useCurrentToast()
  const isTop = useIsTopOutlet(id)
  useEffect(() => openToastOutlet(id, { isOfPage }), [id, isOfPage])

  const isDestructive = toast?.variant === 'destructive'
  const shown = isTop && toast ? <ToastCard key={toast.id} toast={toast} /> : null
  return (
    <div className={styles['outlet']}>
      <div role="status">{!isDestructive && shown}</div>
      <div role="alert">{isDestructive && shown}</div>
    </div>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, title, description, variant } = toast
  const isDestructive = variant === 'destructive'
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(
      () => {
        dismissToast(id)
      },
      isDestructive ? DESTRUCTIVE_SHOWN_MS : SHOWN_MS,
    )
    return () => {
      clearTimeout(timer)
    }
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
        label="Dismiss"
        size="small"
        icon={<X />}
        onClick={() => {
          dismissToast(id)
        }}
      />
    </div>
  )
}
