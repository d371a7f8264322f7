import { Link } from 'react-router-dom'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { labelOf } from '#pwa/device/content/labels.ts'
import type { KnownReader } from '#pwa/device/nationality/use-known-reader.ts'
import { NoticeList } from '#pwa/device/notices/notice-list.tsx'
import styles from './chapter.module.css'
import { words } from './words.ts'

interface DatedNoticesProps {
  id: string
  content: Pick<FreeContent, 'notices' | 'lookup'>
  /** Undefined until the device has read its notes. The list waits for them, so that it never changes its order. */
  reader: KnownReader | undefined
}

/** Shows facts that were true on a certain day and may have changed since. */
export function DatedNotices({ id, content, reader }: DatedNoticesProps) {
  const { notices, lookup } = content
  const known = reader ? [...reader.nationalities.map(labelOf), ...new Set(reader.classes)] : []
  return (
    <section id={id} className={styles['notices']} aria-labelledby={`${id}-title`}>
      <header className={styles['opening']}>
        <h2 id={`${id}-title`}>{words.notices.title}</h2>
        <p className={styles['summary']}>
          {words.notices.summary} {words.legalLine}
        </p>
        <p>
          <Link to="/corrections">{words.notices.corrections}</Link>
        </p>
        {known.length > 0 && <p>{words.notices.first(known.join(', '))}</p>}
      </header>
      {reader && <NoticeList notices={notices} lookup={lookup} reader={reader} level={3} />}
    </section>
  )
}
