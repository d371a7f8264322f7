import { wordsOf } from '#pwa/language/words.ts'

/**
 * The English names of the months. We format English dates ourselves, so that every browser shows
 * the same text. The formatter of the browser would also delay the first screen of a slow phone by
 * 20 ms.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const english = {
  day: (date: Date) => join(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()),
  localDay: (date: Date) => join(date.getDate(), date.getMonth(), date.getFullYear()),
  lastDay: (day: string) => `${day}, 24:00 UTC`,
  instant: (day: string, time: string) => `${day}, ${time}`,
  moment: (instant: string, zone: string) => `${instant} ${zone}`,
}

function join(day: number, month: number, year: number): string {
  return `${String(day)} ${MONTHS[month] ?? ''} ${String(year)}`
}

export const words = wordsOf('ui/date', english)
