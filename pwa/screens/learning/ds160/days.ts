const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const DAY_FIRST = /^(\d{1,2})[\s./-]+([a-z]+)\.?[\s./,-]+(\d{4})$/
const MONTH_FIRST = /^([a-z]+)\.? (\d{1,2}),? (\d{4})$/
const MONTH_ONLY = /^([a-z]+)\.?[\s./,-]+(\d{4})$/
const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/

/**
 * Reads a day such as `2026-03-14`, or a month such as `2026-03`. Returns null for a text that
 * cannot be read, and for a text with two meanings: 3/4 may be in March or in April.
 */
export function readDay(text: string): string | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const iso = ISO.exec(plain)
  if (iso) return toDay(iso[1], Number(iso[2]), iso[3])
  const dayFirst = DAY_FIRST.exec(plain)
  if (dayFirst) return toDay(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const monthFirst = MONTH_FIRST.exec(plain)
  if (monthFirst) return toDay(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])
  const month = MONTH_ONLY.exec(plain)
  return month ? toDay(month[2], monthOf(month[1])) : null
}

function monthOf(name = ''): number {
  const at = NAMES.indexOf(name)
  return (at < 0 ? MONTHS.indexOf(name) : at) + 1
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

export function addDays(day: string, count: number): string {
  const start = new Date(`${day}T00:00:00Z`)
  start.setUTCDate(start.getUTCDate() + count)
  return start.toISOString().slice(0, 10)
}

const DAYS_IN: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }
const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** Returns the length of a stay in days. A month has thirty days. Returns null without amount or unit. */
export function toDays(amount: string | undefined, unit: string | undefined): number | null {
  const count = Number(amount?.trim() || NaN)
  const days = DAYS_IN[unit?.toLowerCase().replace(/s$/, '') ?? '']
  return Number.isFinite(count) && days !== undefined ? count * days : null
}

/** Finds each length of time in a text. Returns its original words, and its length in days. */
export function findLengths(text: string): { words: string; days: number }[] {
  const pattern = new RegExp(`\\b(\\d+|${COUNTS.join('|')})[ -](day|week|month|year)s?\\b`, 'gi')
  return [...text.matchAll(pattern)].flatMap(([words, amount = '', unit]) => {
    const named = COUNTS.indexOf(amount.toLowerCase())
    const days = toDays(named < 0 ? amount : String(named), unit)
    return days === null ? [] : [{ words, days }]
  })
}
