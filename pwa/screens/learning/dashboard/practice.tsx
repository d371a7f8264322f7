import type { FinishedTest } from '#contracts/sync.ts'
import { scoreOf } from '#contracts/learning/practice.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import styles from './practice.module.css'
import { practiceByDay, sumOf } from './practice-days.ts'
import { words } from './words.tsx'

const DAYS = 14

const PracticeChart = lazyPart(async () => (await import('./practice-chart.tsx')).PracticeChart, {
  isOptional: true,
})

interface PracticeProps {
  tests: readonly FinishedTest[]
  today: string
}

/** Shows what the reader practised in the last days. Keeps the place of the chart until its code is loaded. */
export function Practice({ tests, today }: PracticeProps) {
  const days = practiceByDay(tests, today, DAYS)
  const answered = sumOf(days, (day) => day.answered)
  const right = sumOf(days, (day) => day.right)
  return (
    <section className={styles['practice']} aria-labelledby="practice">
      <h2 id="practice">{words.practice.title}</h2>
      {answered === 0 ? (
        <p className={styles['sum']}>{words.practice.none(DAYS)}</p>
      ) : (
        <>
          <p className={styles['sum']}>
            {words.practice.sum(answered, scoreOf(right, answered), DAYS)}
          </p>
          <div className={styles['chart']}>
            <PracticeChart days={days} />
          </div>
        </>
      )}
    </section>
  )
}
