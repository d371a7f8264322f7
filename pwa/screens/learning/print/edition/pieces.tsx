import { createContext, type ReactNode, use } from 'react'
import {
  type Dated,
  freshnessOf,
  NEVER,
  STATUS_BADGES,
  statusOn,
} from '#contracts/learning/dated.ts'
import type { ChecklistItem } from '#contracts/learning/learning.ts'
import { parseReading, type ReadingBlock } from '#pwa/device/content/parse-reading.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './book.module.css'
import { byFactId, type Outline } from './outline.ts'

/** The numbers of the headings, and the day on which the book is printed. */
export const BookContext = createContext<{ numbers: Outline['numbers']; today: string }>({
  numbers: new Map(),
  today: '',
})

interface HeadingProps {
  anchor: string
  title: string
}

export function PartHeading({ anchor, title }: HeadingProps) {
  const { numbers } = use(BookContext)
  return (
    <h2 id={anchor} className={styles['part']}>
      <HeadingNumber of={numbers.get(anchor)} />
      {title}
    </h2>
  )
}

interface ChapterProps extends HeadingProps {
  lede?: string
  dates?: ReactNode
  /** True when the chapter begins on a new page. */
  opensPage?: boolean
  /** True when the chapter has no margin for dates. */
  isWide?: boolean
  children: ReactNode
}

export function Chapter({
  anchor,
  title,
  lede,
  dates,
  opensPage = false,
  isWide = false,
  children,
}: ChapterProps) {
  const { numbers } = use(BookContext)
  return (
    <section
      className={joinClasses(
        styles['chapter'],
        opensPage && styles['opensPage'],
        isWide && styles['wide'],
      )}
    >
      {dates}
      <h3 id={anchor} className={styles['chapterTitle']}>
        <HeadingNumber of={numbers.get(anchor)} />
        {unbroken(title)}
      </h3>
      {lede !== undefined && <p className={styles['source']}>{unbroken(lede)}</p>}
      {children}
    </section>
  )
}

function HeadingNumber({ of }: { of: string | undefined }) {
  return of === undefined ? null : <span className={styles['number']}>{of} </span>
}

/** The title of a question or of a notice, with its number. */
export function EntryTitle({ anchor, title }: HeadingProps) {
  const { numbers } = use(BookContext)
  return (
    <h4 id={anchor} className={styles['entryTitle']}>
      <HeadingNumber of={numbers.get(anchor)} />
      {unbroken(title)}
    </h4>
  )
}

/** A line of the contents or of the index: the number of a heading, and its text. */
export function Line({ anchor, children }: { anchor: string; children: ReactNode }) {
  const { numbers } = use(BookContext)
  return (
    <a href={`#${anchor}`} className={styles['line']}>
      <span className={styles['lineNumber']}>{numbers.get(anchor)}</span>
      {children}
    </a>
  )
}

/** Shows a text in the line syntax of the readings. */
export function Reading({ content }: { content: string }) {
  return parseReading(content).map((block, at) => <Block key={at} block={block} />)
}

function Block({ block }: { block: ReadingBlock }) {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return <h4 className={styles['heading']}>{unbroken(block.text)}</h4>
    case 'subheading':
      return <h5 className={styles['subheading']}>{unbroken(block.text)}</h5>
    case 'highlight':
      return (
        <p className={styles['highlight']}>{unbroken(`${block.header}: ${block.text}`.trim())}</p>
      )
    case 'bullets':
      return <Bullets texts={block.items} />
    case 'callout':
      return <Callout lead={`${block.callout}:`}>{unbroken(block.text)}</Callout>
    case 'paragraph':
      return <p>{unbroken(block.text)}</p>
  }
}

export function Callout({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <p className={styles['callout']}>
      <b>{lead}</b> {children}
    </p>
  )
}

export function Bullets({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles['bullets']}>
      {texts.map((text) => (
        <li key={text}>{unbroken(text)}</li>
      ))}
    </ul>
  )
}

export function Checks({ items }: { items: readonly ChecklistItem[] }) {
  return items.map(({ id, text, description, note }) => (
    <div key={id} className={styles['check']}>
      <p>
        <b>{unbroken(text)}</b>
      </p>
      <p className={styles['checkNote']}>{unbroken(description)}</p>
      {note !== undefined && <p className={styles['checkNote']}>{unbroken(note)}</p>}
    </div>
  ))
}

/** Empty lines to write on. */
export function Rules({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => <div key={at} className={styles['rule']} />)
}

export type DatedItem = Pick<
  Dated,
  | 'status'
  | 'edition'
  | 'asOf'
  | 'checkedOn'
  | 'wasPageOpened'
  | 'checkBy'
  | 'expires'
  | 'life'
  | 'startsOn'
  | 'endsOn'
> & { facts?: Dated['facts']; officialPage?: { name: string } }

/**
 * Shows the dates beside a text: the day of its evidence, and the day on which the evidence becomes
 * too old. A printed text needs both, because paper cannot be updated.
 */
export function Dates({ item, isInMargin = true }: { item: DatedItem; isInMargin?: boolean }) {
  const { today } = use(BookContext)
  const { facts = [], officialPage } = item
  const status = statusOn(item, today)
  return (
    <div className={isInMargin ? styles['margin'] : styles['dates']}>
      {status !== 'in-force' && <p className={styles['badge']}>{STATUS_BADGES[status]}</p>}
      <p>{datesOf(item)} </p>
      <p>{windowOf(item, today)} </p>
      <p>{checkOf(item, today)} </p>
      {officialPage && <p>Official page: {officialPage.name}. </p>}
      {facts.length > 0 && <p>{nameFacts(facts)}</p>}
    </div>
  )
}

function datesOf({ asOf, checkedOn, wasPageOpened }: DatedItem): string {
  const opened = wasPageOpened ? '' : ', without opening the official page'
  return `As of ${formatDay(asOf)}. Checked on ${formatDay(checkedOn)}${opened}.`
}

/** Says when an item begins and ends. Paper needs the last day before it comes. */
function windowOf({ startsOn, endsOn }: DatedItem, today: string): string {
  const parts = [
    startsOn !== undefined && today < startsOn && `It begins on ${formatDay(startsOn)}.`,
    endsOn !== undefined && `It ${today > endsOn ? 'ended' : 'ends'} on ${formatDay(endsOn)}.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}

function checkOf(item: DatedItem, today: string): string {
  switch (freshnessOf(item, today)) {
    case 'fresh':
      return item.checkBy === NEVER ? '' : `Check again by ${formatDay(item.checkBy)}.`
    case 'unchecked':
      return 'Not checked since. Look at the official page first.'
    case 'expired':
      return 'It may have changed. Look at the official page first.'
  }
}

function nameFacts(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'Fact' : 'Facts'} ${[...ids].sort(byFactId).join(', ')}.`
}
