import type { ReactNode } from 'react'
import { type Dated, freshnessOf } from '#contracts/learning/dated.ts'
import { readToday } from '#pwa/network/today.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { OfficialLink } from './official-link.tsx'
import styles from './source-line.module.css'
import { words } from './words.tsx'

/** What the remark and the source line need of an item. */
export type Sourced = Omit<Dated, 'facts' | 'status'> & Partial<Pick<Dated, 'status'>>

/** Shows what a reader must know about the age of an item before its text. Shows nothing while a quiet line is enough. */
export function Remark({ item }: { item: Sourced }) {
  const remark = remarkOn(item)
  if (remark === null) return null
  // The end of an item has a box. A check that is due has a line, because many items can wait for one.
  if (freshnessOf(item, readToday()) === 'expired') return <Notice tone="warn">{remark}</Notice>
  return <p className={styles['due']}>{remark}</p>
}

/** Says what the age of an item means for its reader. Null while a quiet line is enough. */
export function remarkOn(item: Sourced): ReactNode {
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
