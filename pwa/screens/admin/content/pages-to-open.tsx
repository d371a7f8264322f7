import { useQuery } from '@tanstack/react-query'
import { OPEN_DAYS_AHEAD, type PageToOpen } from '#contracts/learning/content-packs.ts'
import { readToday } from '#pwa/network/today.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { pagesToOpenQuery } from './pack-calls.ts'
import styles from './pages-to-open.module.css'

/** Lists the pages that an editor must read next. Their facts must be checked now or soon. */
export function PagesToOpen() {
  const { data: pages } = useQuery(pagesToOpenQuery)
  if (!pages || pages.length === 0) return null
  const today = readToday()
  return (
    <Notice tone="warn" title="Open these pages first">
      <p>
        The facts below are to be checked on these pages within {OPEN_DAYS_AHEAD} days, or should
        have been.
      </p>
      <ol className={styles['pages']} aria-label="Pages to open">
        {pages.map((page) => (
          <li key={page.page.url}>
            <OnePage page={page} today={today} />
          </li>
        ))}
      </ol>
    </Notice>
  )
}

function OnePage({ page, today }: { page: PageToOpen; today: string }) {
  const { name, url } = page.page
  const isPast = today > page.checkBy
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
      : {isPast ? 'since' : 'by'} {formatDay(page.checkBy)}, for{' '}
      {page.texts === 1 ? '1 text' : `${String(page.texts)} texts`} ({page.facts.join(', ')})
    </>
  )
}
