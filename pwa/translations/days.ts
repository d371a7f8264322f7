import { direction, format } from '#pwa/language/language.ts'

/** A language from right to left gets whole names of months, because its short ones are unusual. */
const month = direction === 'rtl' ? 'long' : 'short'

const utcDays = new Intl.DateTimeFormat(format, {
  day: 'numeric',
  month,
  year: 'numeric',
  timeZone: 'UTC',
})

/** Writes days as the browser does in the language of this document. */
export const days = {
  day: (date: Date) => utcDays.format(date),
  // The time zone can change while the document is open.
  localDay: (date: Date) =>
    new Intl.DateTimeFormat(format, { day: 'numeric', month, year: 'numeric' }).format(date),
}
