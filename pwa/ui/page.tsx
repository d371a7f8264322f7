import type { ReactNode, Ref } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './page.module.css'

/** The column of a screen. */
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
  /** A line below the title. */
  children?: ReactNode
  actions?: ReactNode
  /** For a screen that replaces another at the same address and takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The screen's only h1. It also sets the title of the browser's tab. */
export function PageHeading({ title, children, actions, headingRef }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <title>{`${title} · Visa Success Guide`}</title>
      <div className={styles['words']}>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        {children !== undefined && <div className={styles['lede']}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  )
}

interface PanelProps {
  title?: string
  /** For a panel that replaces another and takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A sheet of paper on the page, framed by a hairline. */
export function Panel({ title, titleRef, children }: PanelProps) {
  return (
    <section className={styles['panel']}>
      {title !== undefined && (
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles['panelTitle']}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
