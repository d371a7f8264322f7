import { createContext, use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { joinClasses } from './join-classes.ts'
import styles from './menu.module.css'

const CloseMenu = createContext<() => void>(() => undefined)

interface MenuProps {
  /** The name of a button that shows only an icon. */
  label?: string
  trigger: ReactNode
  triggerClassName?: string | undefined
  /** A heading above the entries. */
  title?: ReactNode
  align?: 'start' | 'end'
  /**
   * True for a menu in a table. The popup is then above everything else, because the frame of the
   * table would cut it.
   */
  isInTable?: boolean
  children: ReactNode
}

/** A button with a menu below it. Arrows, Home and End move the focus. Esc and Tab close the menu. */
export function Menu({
  label,
  trigger,
  triggerClassName,
  title,
  align = 'start',
  isInTable = false,
  children,
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    if (!isOpen || !isInTable) return
    const follow = () => placeBeside(button.current, popup.current)
    follow()
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      document.removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [isOpen, isInTable])

  useEffect(() => {
    if (!isOpen) return
    itemsOf(root.current)[0]?.focus()
    function handlePress(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isOpen])

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setIsOpen(true)
      return
    }
    if (event.key === 'Tab') setIsOpen(false)
    if (event.key === 'Escape') close()
    const items = itemsOf(root.current)
    const at = items.findIndex((item) => item === document.activeElement)
    const target = {
      ArrowDown: items[(at + 1) % items.length],
      ArrowUp: items.at(at - 1),
      Home: items[0],
      End: items.at(-1),
    }[event.key]
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <div ref={root} className={styles['root']} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={joinClasses(styles['trigger'], isInTable && styles['inTable'], triggerClassName)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <CloseMenu value={close}>
          <div
            ref={popup}
            className={joinClasses(styles['popup'], styles[isInTable ? 'over' : align])}
          >
            {title !== undefined && <div className={styles['title']}>{title}</div>}
            <div role="menu" id={id} aria-label={label ?? undefined}>
              {children}
            </div>
          </div>
        </CloseMenu>
      )}
    </div>
  )
}

/** Puts the popup below its button, or above it when there is no space below. */
function placeBeside(button: HTMLElement | null, popup: HTMLElement | null) {
  if (!button || !popup) return
  const { top, right, bottom } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = bottom + popup.offsetHeight <= clientHeight
  popup.style.top = `${String(isBelow ? bottom : Math.max(0, top - popup.offsetHeight))}px`
  popup.style.right = `${String(clientWidth - right)}px`
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

export function MenuLink({
  icon,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'role' | 'className'> & { icon?: ReactNode }) {
  const close = use(CloseMenu)
  return (
    <Link {...rest} role="menuitem" tabIndex={-1} className={styles['item']} onClick={close}>
      {icon}
      {children}
    </Link>
  )
}

interface MenuButtonProps {
  icon?: ReactNode
  children: ReactNode
  onSelect: () => void
  /** True for the chosen entry of several choices. Undefined for an entry that is no choice. */
  isChecked?: boolean
  /** The language of the entry's text, if the document has another language. */
  lang?: string
}

export function MenuButton({ icon, children, onSelect, isChecked, lang }: MenuButtonProps) {
  const close = use(CloseMenu)
  return (
    <button
      type="button"
      lang={lang}
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      tabIndex={-1}
      className={styles['item']}
      onClick={() => {
        close()
        onSelect()
      }}
    >
      {icon}
      {children}
    </button>
  )
}

export function MenuSeparator() {
  return <hr className={styles['separator']} />
}
