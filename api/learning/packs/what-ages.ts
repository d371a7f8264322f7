import type { PageToOpen } from '#contracts/learning/content-packs.ts'
import { ASSURANCE_DAYS, NEVER } from '#contracts/learning/dated.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { GROUP_RULES } from '#contracts/learning/nationality.ts'
import { addDays } from '#contracts/time.ts'
import { type CheckedItem, itemsOf } from '#api/learning/check/checked-content.ts'
import type { Content } from '#api/learning/content/compose-content.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { closedClassesOf } from '#api/learning/exam-bank.ts'
import { pagesToOpen } from './pages-to-open.ts'

/** The number of days before a loss on which the operator learns of it. */
export const TOLD_DAYS_AHEAD = 30
/** The ages in days at which a warning that nobody has checked is hard to believe. */
const WARNING_AGES = [180, 365]

const CLASSES = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What readers lose from a day on, unless somebody checks the facts before. */
export interface Loss {
  of: 'exam' | 'assurances' | 'warnings' | 'figures'
  /** The first day of the loss. It can be in the past. A closed exam has the present day. */
  day: string
  text: string
}

interface WhatAges {
  /** The pages of all facts that are to be checked. The page on which most texts depend is first. */
  pages: PageToOpen[]
  losses: Loss[]
}

/** Finds what ages in the content within `TOLD_DAYS_AHEAD` days, or has aged. */
export function whatAges(content: Content, today: string): WhatAges {
  const pages = pagesToOpen(content, today, TOLD_DAYS_AHEAD)
  const items = itemsOf({ ...content, bank: content.bank.questions })
  return {
    pages: pages.toSorted((one, other) => other.texts - one.texts),
    losses: [
      ...closingExams(content, today),
      ...endingAssurances(content, items, today),
      ...ageingWarnings(content, today),
      ...endingFigures(items, today),
    ],
  }
}

/** Returns the sentence about the pages, or nothing when no check is due. */
export function describePages({ pages }: WhatAges, today: string): string[] {
  const [first] = pages
  if (!first) return []
  const late = pages.filter(({ checkBy }) => checkBy < today).length
  const past = late === 0 ? '' : `, ${String(late)} of them past their day`
  return [
    `${countOf(pages.length, 'official page')} to open within ${String(TOLD_DAYS_AHEAD)} days${past}. First: ${first.page.name}, for ${countOf(first.texts, 'text')}.`,
  ]
}

/** A class closes only on the day after the last day of a question. No other day is tried. */
function closingExams({ exam }: Content, today: string): Loss[] {
  const horizon = addDays(today, TOLD_DAYS_AHEAD)
  const lastDays = exam
    .flatMap(({ askedUntil, expires, endsOn = NEVER }) => [askedUntil ?? expires, endsOn])
    .filter((last) => last >= today && last < horizon)
  const days = [today, ...[...new Set(lastDays)].toSorted().map((last) => addDays(last, 1))]
  const closed = new Map(days.map((day) => [day, closedClassesOf(exam, day)]))
  const closings = READER_CLASSES.map((readerClass) => ({
    readerClass,
    day: days.find((day) => closed.get(day)?.includes(readerClass)),
  }))
  return days.flatMap((day): Loss[] => {
    const closing = closings.filter((one) => one.day === day)
    if (closing.length === 0) return []
    const classes = CLASSES.format(closing.map(({ readerClass }) => readerClass))
    const text =
      day === today
        ? `The exam is closed for ${classes}.`
        : `On ${writeDay(day)}, the exam closes for ${classes}.`
    return [{ of: 'exam', day, text }]
  })
}

function endingAssurances({ free }: Content, items: readonly CheckedItem[], today: string): Loss[] {
  // A question is no longer asked. It does not disappear.
  const said = items
    .filter(({ item }) => item.life === 'assurance' && !('question' in item))
    .map(({ item }) => item.expires)
  const loss = firstLoss([...said, ...lastDaysOfAbsences(free)], today)
  if (!loss) return []
  const { day, count } = loss
  const text =
    day > today
      ? `On ${writeDay(day)}, ${countOf(count, 'assurance')} ${count === 1 ? 'disappears' : 'disappear'}.`
      : `${countOf(count, 'assurance')} ${count === 1 ? 'has' : 'have'} disappeared, the first on ${writeDay(day)}.`
  return [{ of: 'assurances', day, text }]
}

/** The look-up also assures that a nationality is on no list, as long as the lists were read lately. */
function lastDaysOfAbsences({ lookup }: Content['free']): string[] {
  const assuring = lookup.lists.filter(({ group }) => GROUP_RULES[group].absence === 'not-listed')
  return [...new Set(assuring.map(({ group }) => group))].flatMap((group) => {
    const [oldest] = assuring
      .filter((list) => list.group === group)
      .map(({ checkedOn }) => checkedOn)
      .toSorted()
    return oldest === undefined ? [] : [addDays(oldest, ASSURANCE_DAYS)]
  })
}

/** A warning never disappears, so its age is the only sign that nobody has checked it. */
function ageingWarnings({ facts }: Content, today: string): Loss[] {
  const warnings = facts.filter(
    ({ life, status, endsOn = NEVER }) =>
      life === 'warning' && status !== 'ended' && today <= endsOn,
  )
  return WARNING_AGES.flatMap((age): Loss[] => {
    const loss = firstLoss(
      warnings.map(({ verified }) => addDays(verified.on, age - 1)),
      today,
    )
    if (!loss) return []
    const { day, count } = loss
    const what = `${countOf(count, 'warning')} for ${String(age)} days`
    const text =
      day > today
        ? `On ${writeDay(day)}, nobody will have checked ${what}.`
        : `Nobody has checked ${what}.`
    return [{ of: 'warnings', day, text }]
  })
}

function endingFigures(items: readonly CheckedItem[], today: string): Loss[] {
  const lastDays = items.flatMap(({ item }) =>
    (item.figures ?? [])
      .map(({ expires }) => expires)
      .toSorted()
      .slice(0, 1),
  )
  const loss = firstLoss(lastDays, today)
  if (!loss) return []
  const { day, count } = loss
  const texts = countOf(count, 'text')
  const text =
    day > today
      ? `On ${writeDay(day)}, the figures of ${texts} are covered.`
      : `The figures of ${texts} are covered, the first since ${writeDay(day)}.`
  return [{ of: 'figures', day, text }]
}

/**
 * Returns the first day after one of these last days, if it is within `TOLD_DAYS_AHEAD` days. Counts what is
 * over on that day, or today if that day has passed.
 */
function firstLoss(
  lastDays: readonly string[],
  today: string,
): { day: string; count: number } | undefined {
  const [first] = lastDays.toSorted()
  if (first === undefined || first >= addDays(today, TOLD_DAYS_AHEAD)) return undefined
  const day = addDays(first, 1)
  const counted = day > today ? day : today
  return { day, count: lastDays.filter((last) => last < counted).length }
}

function countOf(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`
}
