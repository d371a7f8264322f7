import { foldDigits } from '#contracts/text/digits.ts'
import { foldArabic, withoutMarks } from '#pwa/language/fold-arabic.ts'
import { type DayNames, english, words } from './day-names.ts'

/** Maps each word to the place of its list, in English and in the reader's language. */
function placesOf(lists: (said: DayNames) => DayNames['months']): ReadonlyMap<string, number> {
  return new Map(
    [english, words].flatMap((said) =>
      lists(said).flatMap((list, at) => list.map((word) => [foldArabic(word), at] as const)),
    ),
  )
}

const MONTHS = placesOf(({ months }) => months)
const BETWEEN = new Set(words.between)

// The names of some Arabic months are two words.
const DAY_FIRST = /^(\d{1,2})\.?º?[\s./-]+(\p{L}+(?: \p{L}+)?)\.?[\s./,-]+(\d{4})$/u
const MONTH_FIRST = /^(\p{L}+(?: \p{L}+)?)\.? (\d{1,2}),? (\d{4})$/u
const MONTH_ONLY = /^(\p{L}+(?: \p{L}+)?)\.?[\s./,-]+(\d{4})$/u
const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/

/**
 * Reads a day such as `2026-03-14`, or a month such as `2026-03`. Returns null for a text that
 * cannot be read, and for a text with two meanings: 3/4 may be in March or in April.
 */
export function readDay(text: string): string | null {
  const plain = simplify(text)
  const iso = ISO.exec(plain)
  if (iso) return toDay(iso[1], Number(iso[2]), iso[3])
  const dayFirst = DAY_FIRST.exec(plain)
  if (dayFirst) return toDay(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const monthFirst = MONTH_FIRST.exec(plain)
  if (monthFirst) return toDay(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])
  const month = MONTH_ONLY.exec(plain)
  return month ? toDay(month[2], monthOf(month[1])) : null
}

/** Returns the text with plain letters and digits, and without the words that only join its parts. */
function simplify(text: string): string {
  const parts = foldDigits(foldArabic(text)).toLowerCase().replaceAll('،', ',').split(/\s+/)
  return parts.filter((part) => part !== '' && !BETWEEN.has(part)).join(' ')
}

function monthOf(name = ''): number {
  return (MONTHS.get(name) ?? -1) + 1
}

function toDay(year = '', month: number, day?: string): string | null {
  if (month < 1 || month > 12) return null
  const start = `${year}-${String(month).padStart(2, '0')}`
  if (day === undefined) return start
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
  return Number(day) < 1 || Number(day) > last ? null : `${start}-${day.padStart(2, '0')}`
}

/**
 * Checks whether one day is certainly before the other. Each of the two may also be a month. A
 * month is not certainly before a day of the same month.
 */
export function isBefore(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

export function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

/** The days of a day, a week, a month and a year. */
const DAYS_IN = [1, 7, 30, 365]
const UNITS = placesOf(({ units }) => units)
const COUNTS = placesOf(({ counts }) => counts)
/** The words that have the number in them, each with its days. */
const WHOLES = new Map([...lengthsOf(words.ones, 1), ...lengthsOf(words.twos, 2)])

function lengthsOf(units: DayNames['units'], count: number) {
  return units.flatMap((list, unit) =>
    list.map((word) => [foldArabic(word), count * (DAYS_IN[unit] ?? NaN)] as const),
  )
}

/** A month has thirty days. Returns null without amount or unit. */
export function toDays(amount: string | undefined, unit: string | undefined): number | null {
  const count = Number(foldDigits(amount?.trim() ?? '') || NaN)
  const days = DAYS_IN[UNITS.get(unit?.toLowerCase() ?? '') ?? -1]
  return Number.isFinite(count) && days !== undefined ? count * days : null
}

const LENGTH = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${oneOf(words.attached)}?`,
    String.raw`(?:(\d+|${oneOf(COUNTS.keys())})[ -](${oneOf(UNITS.keys())})`,
    String.raw`|(${oneOf(WHOLES.keys())}))(?![\p{L}\p{N}])`,
  ].join(''),
  'giu',
)

/** Returns a pattern that matches one of the words, and nothing when there is no word. */
function oneOf(said: Iterable<string>): string {
  return `(?:${[...said].join('|') || '(?!)'})`
}

/** Finds each length of time in a text. Returns it in days, with its original words. */
export function findLengths(text: string): { words: string; days: number }[] {
  const plain = withoutMarks(text)
  // The folded letters and digits have the places of the original ones.
  const matches = [...foldDigits(foldArabic(plain)).matchAll(LENGTH)]
  return matches.flatMap(({ 0: found, 1: amount = '', 2: unit, 3: whole = '', index }) => {
    const count = COUNTS.get(amount.toLowerCase()) ?? amount
    const days = WHOLES.get(whole) ?? toDays(String(count), unit)
    return days === null ? [] : [{ words: plain.slice(index, index + found.length), days }]
  })
}
