import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment } from 'react'
import { type CitedSource, type Dated, freshnessOf } from '#contracts/learning/dated.ts'
import { readToday } from '#pwa/network/today.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { English } from '#pwa/language/english.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { OfficialLink } from './official-link.tsx'
import styles from './source-line.module.css'
import { words } from './words.tsx'

/** The most characters of a list of sources that is open from the start. A longer list is collapsed. */
const SHORT_SOURCE = 160

type Sourced = Omit<Dated, 'facts' | 'status'>

function nameLength(sources: readonly CitedSource[]): number {
  return sources.reduce((sum, { name }) => sum + name.length, 0)
}

/** Links each source to its address. A source without an address is only named. */
function Cited({ sources }: { sources: readonly CitedSource[] }) {
  const cited = sources.map(({ name, url }, place) => (
    <Fragment key={name}>
      {place > 0 && ' · '}
      {url === undefined ? (
        unbroken(name)
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {unbroken(name)}
        </a>
      )}
    </Fragment>
  ))
  return <English>{cited}</English>
}

/** Shows the sources of a text and the dates of its evidence. Warns when the evidence is old. */
export function SourceLine({ item }: { item: Sourced }) {
  const { sources, officialPage, asOf, checkedOn, wasPageOpened } = item
  const link = <OfficialLink page={officialPage} />
  const freshness = freshnessOf(item, readToday())
  const { dates, datesUnopened, unchecked, expired, withSources, withPage } = words.source
  const dated = (wasPageOpened ? dates : datesUnopened)(formatDay(asOf), formatDay(checkedOn))
  return (
    <div className={styles['line']}>
      {freshness === 'unchecked' && (
        <Notice tone="warn">{unchecked(formatDay(checkedOn), link)}</Notice>
      )}
      {freshness === 'expired' && <Notice tone="warn">{expired(formatDay(asOf), link)}</Notice>}
      {nameLength(sources) <= SHORT_SOURCE ? (
        <p className={styles['small']}>{withSources(dated, <Cited sources={sources} />, link)}</p>
      ) : (
        <div className={styles['small']}>
          <p>{withPage(dated, link)}</p>
          <details>
            <summary>
              {words.source.sources} <ChevronDown />
            </summary>
            <p>
              <Cited sources={sources} />.
            </p>
          </details>
        </div>
      )}
    </div>
  )
}
