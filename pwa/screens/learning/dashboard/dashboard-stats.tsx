import { type ReaderClass, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import type { Progress } from '#contracts/sync.ts'
import { PRACTICE_QUESTION_COUNT } from '#pwa/screens/storefront/claims.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { statsOf } from '#pwa/screens/learning/path-progress.ts'
import styles from './dashboard-page.module.css'

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
    <section className={styles['section']} aria-label="Progress">
      <StatRow>
        <StatCard label="Overall progress" value={stats && `${String(stats.overallPercent)}%`} />
        <StatCard
          label="Questions practiced"
          value={stats?.questionsPracticed}
          hint={`of ${PRACTICE_QUESTION_COUNT}, each once`}
        />
        <StatCard
          label="Best test score"
          value={stats && (stats.bestScore === null ? '–' : `${String(stats.bestScore)}%`)}
          hint={stats?.lastTest ? `last test ${formatInstant(stats.lastTest.at)}` : 'no test yet'}
        />
        <StatCard
          label="Checklists done"
          value={stats && `${String(stats.checklistsDone)} of ${String(stats.checklists)}`}
        />
      </StatRow>
      <p className={styles['line']}>{TRUE_COUNT_LINE}</p>
    </section>
  )
}
