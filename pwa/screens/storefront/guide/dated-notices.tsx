import { Link } from 'react-router-dom'
import type { DatedNotice } from '#contracts/learning/learning.ts'
import { EnglishFirst, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { NoticeClasses } from '#pwa/device/content/notice-classes.tsx'
import styles from './chapter.module.css'
import { words } from './words.ts'

/** Shows facts that were true on a certain day and may have changed since. */
export function DatedNotices({ id, notices }: { id: string; notices: readonly DatedNotice[] }) {
  return (
    <section id={id} className={styles['notices']} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className={styles['title']}>
          {words.notices.title}
        </h2>
        <p className={styles['summary']}>
          {words.notices.summary} {words.legalLine}
        </p>
        <p>
          <Link to="/corrections">{words.notices.corrections}</Link>
        </p>
      </header>
      {notices.map((notice) => (
        <article key={notice.id} id={notice.id} className={styles['notice']}>
          <StatusBadge item={notice} />
          <h3>
            <ItemTitle item={notice} />
          </h3>
          <NoticeClasses notice={notice} />
          <EnglishFirst item={notice}>{(shown) => <p>{unbroken(shown.text)}</p>}</EnglishFirst>
          <SourceLine item={notice} />
        </article>
      ))}
    </section>
  )
}
