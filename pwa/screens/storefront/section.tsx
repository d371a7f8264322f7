import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** The anchor to which the links in the header lead. */
  id: string
  title: string
  lede?: ReactNode
  children: ReactNode
}

/** A section of the home page. Its title is in the margin, like a title in a printed form. */
export function Section({ id, title, lede, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
      <header className={styles['head']}>
        <h2 id={`${id}-title`} className={styles['title']}>
          {title}
        </h2>
        {lede !== undefined && <p className={styles['lede']}>{lede}</p>}
      </header>
      <div className={styles['content']}>{children}</div>
    </section>
  )
}
