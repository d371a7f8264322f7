import { format, language } from '#pwa/language/language.ts'

// These formatters are created when they are first needed, so that they do not delay the first
// screen.
let counts: Intl.NumberFormat | undefined
let shares: Intl.NumberFormat | undefined

export function formatCount(count: number): string {
  counts ??= new Intl.NumberFormat(format)
  return counts.format(count)
}

/**
 * Returns a share in percent. Returns a dash when the total is zero, because then there is no
 * share.
 */
export function formatShare(count: number, total: number): string {
  if (total === 0) return '–'
  shares ??= new Intl.NumberFormat(format, { style: 'percent', maximumFractionDigits: 1 })
  return shares.format(count / total)
}

/** Formats a whole number of percent, such as `50%`. */
export function formatPercent(percent: number): string {
  return language === 'en' ? `${String(percent)}%` : formatShare(percent, 100)
}
