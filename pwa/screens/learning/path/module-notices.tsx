import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { useKnownReader } from '#pwa/device/nationality/use-known-reader.ts'
import { NoticeList } from '#pwa/device/notices/notice-list.tsx'
import styles from './module-notices.module.css'
import { words } from './words.ts'

interface ModuleNoticesProps {
  ids: readonly string[]
  owner: string
}

/** A notice describes the rules on a certain day. Notices are never part of a score. */
export function ModuleNotices({ ids, owner }: ModuleNoticesProps) {
  const { data: content } = useFreeContent()
  const reader = useKnownReader(owner)
  const notices = content?.notices.filter(({ id }) => ids.includes(id)) ?? []
  if (!content || !reader || notices.length === 0) return null
  return (
    <section className={styles['notices']} aria-labelledby="notices">
      <h3 id="notices">{words.notices}</h3>
      <NoticeList notices={notices} lookup={content.lookup} reader={reader} level={4} />
    </section>
  )
}
