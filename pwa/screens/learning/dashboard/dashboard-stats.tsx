import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import type { Progress } from '#contracts/sync.ts'
import { PRACTICE_QUESTION_COUNT } from '#pwa/screens/storefront/claims/claims.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { statsOf } from '#pwa/screens/learning/path-progress.ts'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import styles from './dashboard-page.module.css'
import { words } from './words.tsx'

export interface KnownSoFar {
  content: PremiumContent
  /** Undefined until the device has read the progress. */
  progress: Progress | undefined
}

/** Shows the numbers of the dashboard. An unknown number is a dash, never a zero. */
export function DashboardStats({
  content,
  progress,
  readerClass,
}: KnownSoFar & { readerClass: ReaderClass | undefined }) {
  const stats = progress && statsOf(content, progress, readerClass)
  return (
    <section className={styles['section']} aria-label={words.stats.label}>
      <StatRow>
        <StatCard label={words.stats.overall} value={stats && `${String(stats.overallPercent)}%`} />
        <StatCard
          label={words.stats.practised}
          value={stats?.questionsPracticed}
          hint={words.stats.ofAll(PRACTICE_QUESTION_COUNT)}
        />
        <StatCard
          label={words.stats.best}
          value={stats && (stats.bestScore === null ? '–' : `${String(stats.bestScore)}%`)}
          hint={
            stats?.lastTest
              ? words.stats.lastTest(formatInstant(stats.lastTest.at))
              : words.stats.noTest
          }
        />
        <StatCard
          label={words.stats.checklists}
          value={stats && words.stats.doneOf(stats.checklistsDone, stats.checklists)}
        />
      </StatRow>
      <p className={styles['line']}>{learningWords.trueCountLine}</p>
    </section>
  )
}
