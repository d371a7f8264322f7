import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'
import { useIsBusyShown } from './use-is-busy-shown.ts'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'

interface Look {
  variant?: ButtonVariant
  size?: 'small' | 'normal' | 'large'
  icon?: ReactNode
  /** The icon after the label. It is no child, because the label is in an element of its own. */
  iconAfter?: ReactNode
  /** True when the button is as wide as its container. */
  isWide?: boolean
}

function classOf({ variant = 'secondary', size = 'normal', isWide = false }: Look) {
  return joinClasses(styles['button'], styles[variant], styles[size], isWide && styles['wide'])
}

/**
 * A busy button keeps its focus and its width, and ignores presses. It looks busy only after a short time.
 */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  isWide,
  isBusy = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { isBusy?: boolean }) {
  const isBusyShown = useIsBusyShown(isBusy)
  const label = typeof children === 'string' ? children : null
  const [idleLabel, setIdleLabel] = useState(label)
  if (!isBusy && label !== idleLabel) setIdleLabel(label)
  const shown = isBusy && !isBusyShown && label !== null ? idleLabel : children

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(
        classOf(defined({ variant, size, isWide })),
        isBusyShown && styles['busy'],
        className,
      )}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusyShown ? <Spinner isNow /> : icon}
      {shown != null && <span>{shown}</span>}
      {iconAfter}
    </button>
  )
}

export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  isWide,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={joinClasses(classOf(defined({ variant, size, isWide })), className)}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  )
}

/** The label is its tooltip and its name for screen readers. */
export function IconButton({
  label,
  icon,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'children' | 'icon'> & { label: string; icon: ReactNode }) {
  return (
    <Button
      variant="quiet"
      {...rest}
      className={joinClasses(styles['square'], rest.className)}
      aria-label={label}
      title={label}
      icon={icon}
    />
  )
}

function defined(look: { [Key in keyof Look]: Look[Key] | undefined }): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}
