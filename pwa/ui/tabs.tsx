import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { stepOfArrow } from './arrow-keys.ts'
import { joinClasses } from './join-classes.ts'
import styles from './tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  icon?: ReactNode
  /** Why the tab is closed to this person. A tab without a reason is open. */
  closed?: string | undefined
}

interface TabsProps<Id extends string> {
  /** The subject of the tabs, for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  active: Id
  onChange: (id: Id) => void
  /** `pill` is for tabs inside a tab. `compact` is a pill that is only as wide as its tabs. */
  variant?: 'line' | 'pill' | 'compact'
  /** The content of the active tab. */
  children: ReactNode
}

export function Tabs<Id extends string>({
  label,
  tabs,
  active,
  onChange,
  variant = 'line',
  children,
}: TabsProps<Id>) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)

  // Scrolls only the row of tabs to the active tab, and not the page.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [active])

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const ids = tabs.filter((tab) => tab.closed === undefined).map((tab) => tab.id)
    const at = ids.indexOf(active)
    const step = stepOfArrow(event.key)
    const target = step
      ? ids.at((at + step) % ids.length)
      : { Home: ids[0], End: ids.at(-1) }[event.key]
    if (target === undefined) return
    event.preventDefault()
    onChange(target)
    document.getElementById(`${prefix}-${target}`)?.focus()
  }

  return (
    <div className={styles['tabs']}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={joinClasses(
          styles['list'],
          styles[variant === 'line' ? 'line' : 'pill'],
          variant === 'compact' && styles['compact'],
        )}
        onKeyDown={handleKey}
      >
        {tabs.map(({ id, label: text, icon, closed }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === active}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === active ? 0 : -1}
            disabled={closed !== undefined}
            className={styles['tab']}
            onClick={() => onChange(id)}
          >
            {icon}
            {closed === undefined ? (
              text
            ) : (
              <span className={styles['closed']}>
                <span>{text}</span> <small>{closed}</small>
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${active}`}
        tabIndex={0}
        className={styles['panel']}
      >
        {children}
      </div>
    </div>
  )
}
