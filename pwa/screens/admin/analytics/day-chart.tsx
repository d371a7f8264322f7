import {
  LOGGED_RESULTS,
  type Analytics,
  type CountByResult,
} from '#contracts/verification/analytics.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import styles from './analytics.module.css'
import { axisEnd, stack } from './chart-scale.ts'
import { RESULT_NAMES } from './result-names.ts'

const WIDTH = 900
const HEIGHT = 200
/** The share of a day's width that its bar fills. */
const BAR_SHARE = 0.72

type Days = Analytics['days']

export function DayChart({ days }: { days: Days }) {
  const end = axisEnd(Math.max(...days.map(({ results }) => sumOf(results))))
  const first = days[0]?.day ?? ''
  const last = days.at(-1)?.day ?? ''
  return (
    <figure className={styles['figure']}>
      <Legend />
      <div className={styles['plot']}>
        <div className={styles['axis']} aria-hidden="true">
          <span>{formatCount(end)}</span>
          <span>{formatCount(end / 2)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={describe(days)}
        >
          <Grid />
          {days.map(({ day, results }, index) => (
            <DayBar
              key={day}
              day={day}
              results={results}
              end={end}
              x={(index * WIDTH) / days.length}
              width={WIDTH / days.length}
            />
          ))}
        </svg>
        <div className={styles['days']} aria-hidden="true">
          <span>{formatDay(first)}</span>
          <span>{formatDay(last)}</span>
        </div>
      </div>
      <Disclosure title="Show the figures per day">
        <DayTable days={days} />
      </Disclosure>
    </figure>
  )
}

function Legend() {
  return (
    <ul className={styles['legend']} aria-hidden="true">
      {LOGGED_RESULTS.map((result) => (
        <li key={result}>
          <svg viewBox="0 0 12 12" data-series={result}>
            <rect width="12" height="12" />
          </svg>
          {RESULT_NAMES[result]}
        </li>
      ))}
    </ul>
  )
}

function Grid() {
  return [0.5, HEIGHT / 2, HEIGHT - 0.5].map((y) => (
    <line key={y} className={styles['gridLine']} x1="0" x2={WIDTH} y1={y} y2={y} />
  ))
}

interface DayBarProps {
  day: string
  results: CountByResult
  end: number
  x: number
  width: number
}

function DayBar({ day, results, end, x, width }: DayBarProps) {
  const gap = (width * (1 - BAR_SHARE)) / 2
  return (
    <g>
      <title>{`${formatDay(day)}: ${listCounts(results)}`}</title>
      <rect x={x} width={width} height={HEIGHT} fill="transparent" />
      {stack(results, LOGGED_RESULTS, end).map(({ series, from, height }) => (
        <rect
          key={series}
          data-series={series}
          x={x + gap}
          y={HEIGHT * (1 - from - height)}
          width={width * BAR_SHARE}
          height={HEIGHT * height}
        />
      ))}
    </g>
  )
}

function DayTable({ days }: { days: Days }) {
  return (
    <div
      className={styles['tableFrame']}
      role="region"
      aria-label="Verifications per day"
      tabIndex={0}
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {LOGGED_RESULTS.map((result) => (
              <th key={result} scope="col">
                {RESULT_NAMES[result]}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, results }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              {LOGGED_RESULTS.map((result) => (
                <td key={result}>{formatCount(results[result])}</td>
              ))}
              <td>{formatCount(sumOf(results))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sumOf(results: CountByResult): number {
  return LOGGED_RESULTS.reduce((sum, result) => sum + results[result], 0)
}

function listCounts(results: CountByResult): string {
  const counted = LOGGED_RESULTS.filter((result) => results[result] > 0)
  if (counted.length === 0) return 'no verifications'
  return counted
    .map((result) => `${formatCount(results[result])} ${RESULT_NAMES[result].toLowerCase()}`)
    .join(', ')
}

function describe(days: Days): string {
  const busiest = days.reduce((most, day) =>
    sumOf(day.results) > sumOf(most.results) ? day : most,
  )
  return `Verifications per day, stacked by result. The busiest day was ${formatDay(busiest.day)}: ${listCounts(busiest.results)}. The figures follow below.`
}
