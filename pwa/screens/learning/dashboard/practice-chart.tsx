import { formatDay } from '#pwa/ui/format-date.ts'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import type { PracticeDay } from './practice-days.ts'
import styles from './practice.module.css'
import { words } from './words.tsx'

/** The sizes in the units of the drawing. */
const STEP = 10
const BAR = 6
const HEIGHT = 50

/** Draws the answered questions of each day, with the right ones in their own colour. */
export function PracticeChart({ days }: { days: readonly PracticeDay[] }) {
  const most = Math.max(...days.map(({ answered }) => answered))
  const lengthOf = (count: number) => (count / most) * HEIGHT
  const label = words.practice.label(days.length)
  return (
    <>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${String(days.length * STEP)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {days.map(({ day, answered, right }, place) => {
          const x = place * STEP + (STEP - BAR) / 2
          const [all, good] = [lengthOf(answered), lengthOf(right)]
          return (
            <g key={day}>
              <rect className={styles['wrong']} x={x} y={HEIGHT - all} width={BAR} height={all} />
              <rect className={styles['right']} x={x} y={HEIGHT - good} width={BAR} height={good} />
            </g>
          )
        })}
      </svg>
      <p className={styles['axis']} aria-hidden="true">
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span className={styles['key']}>
          <span className={styles['right']}>{words.practice.right}</span>
          <span className={styles['wrong']}>{words.practice.wrong}</span>
        </span>
        <span>{words.practice.today}</span>
      </p>
      <VisuallyHidden>
        <Rows days={days} label={label} />
      </VisuallyHidden>
    </>
  )
}

/** The same numbers for screen readers. Leaves out the days without a test. */
function Rows({ days, label }: { days: readonly PracticeDay[]; label: string }) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.practice.day}</th>
          <th scope="col">{words.practice.answered}</th>
          <th scope="col">{words.practice.right}</th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ answered }) => answered > 0)
          .map(({ day, answered, right }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{answered}</td>
              <td>{right}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
