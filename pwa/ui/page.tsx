import type { ReactNode, Ref } from 'react'
import { orEnglish } from '#pwa/language/english.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './page.module.css'

/** The column with the content of a screen. */
export function Page({
  width = 'wide',
  children,
}: {
  width?: 'narrow' | 'reading' | 'wide'
  children: ReactNode
}) {
  return <div className={joinClasses(styles['page'], styles[width])}>{children}</div>
}

interface PageHeadingProps {
  title: string
  /** What the h1 shows, when it is more than the title of the tab. */
  heading?: ReactNode
  /** The text in the line below the title. */
  children?: ReactNode
  actions?: ReactNode
  /**
   * The screen uses this ref to focus its heading, when it replaces another screen at the same
   * address.
   */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The only h1 of the screen. It also sets the title of the browser tab. */
export function PageHeading({ title, heading, children, actions, headingRef }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <title>{`${title} · Visa Success Guide`}</title>
      <div className={styles['words']}>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading ?? orEnglish(title)}
        </h1>
        {children !== undefined && <div className={styles['lede']}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  )
}

interface PanelProps {
  title?: string
  /** The panel uses this ref to focus its title, when it replaces another panel. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A panel like a sheet of paper, with a thin line around it. */
export function Panel({ title, titleRef, children }: PanelProps) {
  return (
    <section className={styles['panel']}>
      {title !== undefined && (
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles['panelTitle']}>
          {orEnglish(title)}
        </h2>
      )}
      {children}
    </section>
  )
}
