import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment, type ReactNode } from 'react'
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

type Sourced = Omit<Dated, 'facts' | 'status'> & Partial<Pick<Dated, 'status'>>

function nameLength(sources: readonly CitedSource[]): number {
  return sources.reduce((sum, { name }) => sum + name.length, 0)
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

/** Shows the sources of a text and the dates of its evidence. Warns when the evidence is old. */
export function SourceLine({ item }: { item: Sourced }) {
  const { sources, officialPage } = item
  const link = <OfficialLink page={officialPage} />
  const { withSources, withPage } = words.source
  const remark = remarkOn(item)
  const dated = datesOf(item)
  return (
    <div className={styles['line']}>
      {remark && <Remark isAtEnd={isAtEnd(item)}>{remark}</Remark>}
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

function isAtEnd(item: Sourced): boolean {
  return freshnessOf(item, readToday()) === 'expired'
}

/** The end of an item has a box. A check that is due has a line, because many items can wait for one. */
function Remark({ isAtEnd, children }: { isAtEnd: boolean; children: ReactNode }) {
  if (isAtEnd) return <Notice tone="warn">{children}</Notice>
  return <p className={styles['due']}>{children}</p>
}

/** Says what the age of an item means for its reader. Null while a quiet line is enough. */
function remarkOn(item: Sourced) {
  const { life = 'practice', status = 'in-force', officialPage, asOf, checkedOn } = item
  const link = <OfficialLink page={officialPage} />
  const { unchecked, expired, wasInForce, notKnownSince, ruleMayHaveChanged, figuresAreOld } =
    words.source
  const freshness = freshnessOf(item, readToday())
  if (freshness === 'fresh') return null
  const isKnown = life === 'warning' && status === 'in-force'
  if (isKnown) return wasInForce(formatDay(asOf), link)
  if (life === 'warning' || life === 'moving') return notKnownSince(formatDay(asOf), link)
  if (life === 'assurance') return unchecked(formatDay(checkedOn), link)
  if (freshness === 'unchecked') {
    return life === 'money' ? unchecked(formatDay(checkedOn), link) : null
  }
  if (life === 'rule') return ruleMayHaveChanged(formatDay(checkedOn), link)
  return life === 'money'
    ? figuresAreOld(formatDay(checkedOn), link)
    : expired(formatDay(asOf), link)
}

function datesOf(item: Sourced): string {
  const { asOf, checkedOn, checkBy, wasPageOpened, startsOn, endsOn } = item
  const { dates, datesUnopened, due, begins, ended } = words.source
  const today = readToday()
  const parts = [
    (wasPageOpened ? dates : datesUnopened)(formatDay(asOf), formatDay(checkedOn)),
    startsOn !== undefined && today < startsOn && begins(formatDay(startsOn)),
    endsOn !== undefined && today > endsOn && ended(formatDay(endsOn)),
    freshnessOf(item, today) !== 'fresh' && due(formatDay(checkBy)),
  ]
  return parts.filter((part) => part !== false).join(' ')
}
