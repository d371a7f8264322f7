import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'

/** Returns the hint next to a field for a last day. Returns undefined when no hint is needed. */
export function hintLastDay(day: string): string | undefined {
  const end = Date.parse(`${day}T24:00Z`)
  if (Number.isNaN(end) || formatLastDay(day) === formatDay(day)) return undefined
  return `It ends at 24:00 UTC, ${formatInstant(end)} where you are.`
}
