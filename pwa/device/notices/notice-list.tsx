import type { DatedNotice } from '#contracts/learning/learning.ts'
import type { NationalityLookup } from '#contracts/learning/nationality.ts'
import { EnglishFirst, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { classesOf } from '#pwa/device/content/classes-of.ts'
import { Remark } from '#pwa/device/content/remark.tsx'
import { daysOf, SourceLine } from '#pwa/device/content/source-line.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import type { KnownReader } from '#pwa/device/nationality/use-known-reader.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { arrangeNotices } from './arrange-notices.ts'
import styles from './notice-list.module.css'

interface NoticeListProps {
  notices: readonly DatedNotice[]
  lookup: NationalityLookup
  reader: KnownReader
  /** The level of the headlines. */
  level: 3 | 4
}

/**
 * Lists facts that were true on a certain day: the headline of each notice, its day and whom it concerns. A press opens
 * its text.
 */
export function NoticeList({ notices, lookup, reader, level }: NoticeListProps) {
  const Heading = `h${level}` as const
  return (
    <div>
      {arrangeNotices(notices, lookup, reader).map(({ notice, isOpen }) => (
        <Disclosure
          key={notice.id}
          id={notice.id}
          isInitiallyOpen={isOpen}
          width="full"
          title={
            <span className={styles['headline']}>
              <StatusBadge item={notice} />
              <Heading>
                <ItemTitle item={notice} />
              </Heading>
              <span className={styles['day']}>
                {daysOf(notice)} · {classesOf(notice)}
              </span>
            </span>
          }
        >
          <div className={styles['notice']}>
            <Remark item={notice} />
            <EnglishFirst item={notice}>{(shown) => <p>{unbroken(shown.text)}</p>}</EnglishFirst>
            <SourceLine item={notice} days="" />
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
