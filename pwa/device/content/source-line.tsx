import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment } from 'react'
import { type CitedSource, freshnessOf } from '#contracts/learning/dated.ts'
import { readToday } from '#pwa/network/today.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { English } from '#pwa/language/english.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { OfficialLink } from './official-link.tsx'
import { remarkOn, type Sourced } from './remark.tsx'
import styles from './source-line.module.css'
import { words } from './words.tsx'

/** Says in a few words how old an item is, and when it begins, ended or should have been checked. */
export function daysOf(item: Sourced): string {
  const { asOf, checkBy, startsOn, endsOn } = item
  const today = readToday()
  const isDue = freshnessOf(item, today) !== 'fresh' && remarkOn(item) === null
  const days = [
    words.source.asOf(formatDay(asOf)),
    startsOn !== undefined && today < startsOn && words.source.begins(formatDay(startsOn)),
    endsOn !== undefined && today > endsOn && words.source.ended(formatDay(endsOn)),
    isDue && words.source.due(formatDay(checkBy)),
  ]
  return days.filter((part) => part !== false).join(' · ')
}

interface SourceLineProps {
  item: Sourced
  /** The beginning of the line. Empty where the days stand elsewhere, such as in a headline. */
  days?: string
}

/**
 * The short line below the text of an item: its day. One press shows its sources, the official page and how it was
 * checked.
 */
export function SourceLine({ item, days = daysOf(item) }: SourceLineProps) {
  const { checkedOn, wasPageOpened, sources, officialPage } = item
  const { source, checked, checkedUnopened, withSources } = words.source
  return (
    <details className={styles['line']}>
      <summary>
        {days !== '' && `${days} · `}
        <span className={styles['source']}>
          {source} <ChevronDown />
        </span>
      </summary>
      <p>
        {withSources(
          (wasPageOpened ? checked : checkedUnopened)(formatDay(checkedOn)),
          <Cited sources={sources} />,
          <OfficialLink page={officialPage} />,
        )}
      </p>
    </details>
  )
}

/** Links each source to its address. Says of a source without an address that there is no page to open. */
function Cited({ sources }: { sources: readonly CitedSource[] }) {
  return sources.map(({ name, url }, place) => (
    <Fragment key={name}>
      {place > 0 && ' · '}
      <English>
        {url === undefined ? (
          unbroken(name)
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {unbroken(name)}
          </a>
        )}
      </English>
      {url === undefined && ` ${words.source.noLink}`}
    </Fragment>
  ))
}
