import styles from './sparkline.module.css'

const WIDTH = 100
const HEIGHT = 24

interface SparklineProps {
  values: readonly number[]
  /** What the line shows, in words. */
  label: string
}

/**
 * A small line without axes, from the lowest to the highest of its values. Values that do not change are a
 * line in the middle.
 */
export function Sparkline({ values, label }: SparklineProps) {
  return (
    <svg
      className={styles['sparkline']}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline points={placePoints(values)} />
    </svg>
  )
}

function placePoints(values: readonly number[]): string {
  const lowest = Math.min(...values)
  const range = Math.max(...values) - lowest
  const points = values.map((value, index) => {
    const x = (WIDTH * index) / Math.max(1, values.length - 1)
    const share = range === 0 ? 0.5 : (value - lowest) / range
    return `${String(round(x))},${String(round(HEIGHT * (1 - share)))}`
  })
  return points.join(' ')
}

function round(coordinate: number): number {
  return Math.round(coordinate * 10) / 10
}
