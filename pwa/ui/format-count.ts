const COUNT = new Intl.NumberFormat('en-GB')
const SHARE = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** Of nothing, everything is no share at all. */
export function formatShare(count: number, total: number): string {
  return total === 0 ? '–' : SHARE.format(count / total)
}
