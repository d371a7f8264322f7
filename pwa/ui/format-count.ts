const COUNT = new Intl.NumberFormat('en-GB')
const SHARE = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

export function formatCount(count: number): string {
  return COUNT.format(count)
}

/**
 * Returns a share in percent. Returns a dash when the total is zero, because then there is no
 * share.
 */
export function formatShare(count: number, total: number): string {
  return total === 0 ? '–' : SHARE.format(count / total)
}
