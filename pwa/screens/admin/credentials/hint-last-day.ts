import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'

/** For a field that takes a last day, once there is one. */
export function hintLastDay(day: string): string | undefined {
  const end = Date.parse(`${day}T24:00Z`)
  if (Number.isNaN(end) || formatLastDay(day) === formatDay(day)) return undefined
  return `It ends at 24:00 UTC, ${formatInstant(end)} where you are.`
}
