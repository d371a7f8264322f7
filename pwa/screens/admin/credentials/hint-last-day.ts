import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'

/** Returns a hint for a last day that does not end at midnight in the user's time zone. Otherwise undefined. */
export function hintLastDay(day: string): string | undefined {
  const end = Date.parse(`${day}T24:00Z`)
  if (Number.isNaN(end) || formatLastDay(day) === formatDay(day)) return undefined
  return `It ends at 24:00 UTC, ${formatInstant(end)} where you are.`
}
