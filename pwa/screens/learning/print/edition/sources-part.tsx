import type { Fact } from '#contracts/learning/learning.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './book.module.css'
import { factsOf, noticesByClass, type WholeGuide } from './outline.ts'
import { Chapter, Dates, EntryTitle } from './pieces.tsx'

/** Shows the notices by their first class. The notices for all classes come first. */
export function NoticesPart({ free }: WholeGuide) {
  return noticesByClass(free).map(({ name, title, notices }) => (
    <Chapter key={name} anchor={`notices-${name}`} title={title}>
      {notices.map((notice) => (
        <div key={notice.id} className={styles['entry']}>
          <Dates item={notice} />
          <EntryTitle anchor={`notice-${notice.id}`} title={notice.title} />
          {notice.classes.length > 1 && (
            <p className={styles['source']}>{unbroken(`For ${notice.classes.join(', ')}`)}</p>
          )}
          <p>{unbroken(notice.text)}</p>
        </div>
      ))}
    </Chapter>
  ))
}

/** Shows each fact with all its sources, then the official pages. */
export function FactsPart(guide: WholeGuide) {
  const facts = factsOf(guide)
  const pages = new Map(facts.map(({ officialPage }) => [officialPage.name, officialPage.url]))
  return (
    <>
      <Chapter anchor="facts" title="Facts">
        {facts.map((fact) => (
          <div key={fact.id} id={`fact-${fact.id}`} className={styles['entry']}>
            <Dates item={datedOf(fact)} />
            <p>
              <b>{fact.id}</b> {unbroken(fact.statement)}
            </p>
            <p className={styles['source']}>{unbroken(sourcesOf(fact))}</p>
          </div>
        ))}
      </Chapter>
      <Chapter anchor="official-pages" title="Official pages">
        {[...pages].map(([name, url]) => (
          <p key={name} className={styles['source']}>
            <b>{name}</b> {url}
          </p>
        ))}
      </Chapter>
    </>
  )
}

/** The official page of a fact is named in its sources. */
function datedOf({ officialPage: _, verified, ...fact }: Fact) {
  return {
    ...fact,
    facts: [],
    edition: verified.on,
    checkedOn: verified.on,
    wasPageOpened: verified.officialPageOpened,
  }
}

function sourcesOf({ sources, officialPage }: Fact): string {
  const named = sources.map(({ name, date, url }) => {
    const dated = date === 'undated' ? name : `${name} (${formatDay(date)})`
    return url === undefined ? dated : `${dated}: ${url}`
  })
  return `${named.join(' · ')}. Official page: ${officialPage.name}.`
}
