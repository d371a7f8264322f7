import { EnglishFirst, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { NoticeClasses } from '#pwa/device/content/notice-classes.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './module-notices.module.css'
import { words } from './words.ts'

/** A notice describes the rules on a certain day. Notices are never part of a score. */
export function ModuleNotices({ ids }: { ids: readonly string[] }) {
  const { data: content } = useFreeContent()
  const notices = content?.notices.filter(({ id }) => ids.includes(id)) ?? []
  if (notices.length === 0) return null
  return (
    <section className={styles['notices']} aria-labelledby="notices">
      <h3 id="notices">{words.notices}</h3>
      {notices.map((notice) => (
        <Disclosure
          key={notice.id}
          title={
            <span>
              <StatusBadge item={notice} /> <ItemTitle item={notice} />
            </span>
          }
        >
          <NoticeClasses notice={notice} />
          <EnglishFirst item={notice}>
            {(shown) => <p className={styles['text']}>{unbroken(shown.text)}</p>}
          </EnglishFirst>
          <SourceLine item={notice} />
        </Disclosure>
      ))}
    </section>
  )
}
