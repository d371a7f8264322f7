const COUNT = new Intl.NumberFormat('en-GB')
const SHARE = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** Without a total there is no share. */
export function formatShare(count: number, total: number): string {
  return total === 0 ? '–' : SHARE.format(count / total)
}
