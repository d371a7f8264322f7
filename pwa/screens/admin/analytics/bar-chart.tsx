import type { LoggedResult } from '#contracts/verification/analytics.ts'
import { formatCount, formatShare } from '#pwa/ui/format-count.ts'
import styles from './analytics.module.css'

interface Bar {
  id: string
  label: string
  count: number
  /** The result whose colour the bar has. Without a result, the bar has the colour of the text. */
  series?: LoggedResult
}

interface BarChartProps {
  caption: string
  header: string
  bars: readonly Bar[]
}

/** A table with a bar in each row. Screen readers read the numbers of the table. */
export function BarChart({ caption, header, bars }: BarChartProps) {
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">Count</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, count, series }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              <svg
                className={styles['bar']}
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                data-series={series}
                aria-hidden="true"
              >
                <rect className={styles['track']} width="100" height="6" />
                <rect width={(100 * count) / highest} height="6" />
              </svg>
            </th>
            <td>{formatCount(count)}</td>
            <td>{formatShare(count, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
