const dayForm = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes a day, for example `6 October 2026`. */
export function writeDay(day: string): string {
  return dayForm.format(new Date(day))
}
