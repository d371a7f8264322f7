import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'

/**
 * Returns a hint when the last day does not end at midnight in the user's time zone. Returns
 * undefined when it does.
 */
export function hintLastDay(day: string): string | undefined {
  const end = Date.parse(`${day}T24:00Z`)
  if (Number.isNaN(end) || formatLastDay(day) === formatDay(day)) return undefined
  return `It ends at 24:00 UTC, ${formatInstant(end)} where you are.`
}
