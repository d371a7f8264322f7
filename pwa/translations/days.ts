import { direction, format } from '#pwa/language/language.ts'

/**
 * A language from right to left gets the full names of months, because the short names are unusual
 * there.
 */
const month = direction === 'rtl' ? 'long' : 'short'

const utcDays = new Intl.DateTimeFormat(format, {
  day: 'numeric',
  month,
  year: 'numeric',
  timeZone: 'UTC',
})

/** Writes days in the format of the browser, in the language of this document. */
export const days = {
  day: (date: Date) => utcDays.format(date),
  // This format is made for each day, because the time zone can change while the document is open.
  localDay: (date: Date) =>
    new Intl.DateTimeFormat(format, { day: 'numeric', month, year: 'numeric' }).format(date),
}
