import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import type { Progress } from '#contracts/sync.ts'
import { PRACTICE_QUESTION_COUNT } from '#pwa/screens/storefront/claims/claims.ts'
import { formatLocalDay } from '#pwa/ui/format-date.ts'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { statsOf } from '#pwa/screens/learning/path-progress.ts'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import styles from './dashboard-page.module.css'
import { words } from './words.tsx'

interface DashboardStatsProps {
  content: PremiumContent
  progress: Progress
  readerClass: ReaderClass | undefined
}

/** Shows the numbers of the dashboard. */
export function DashboardStats({ content, progress, readerClass }: DashboardStatsProps) {
  const stats = statsOf(content, progress, readerClass)
  const { lastTest } = stats
  return (
    <section className={styles['stats']} aria-label={words.stats.label}>
      <StatRow size="tight">
        <StatCard label={words.stats.overall} value={`${String(stats.overallPercent)}%`} />
        <StatCard
          label={words.stats.practised}
          value={stats.questionsPracticed}
          hint={words.stats.ofAll(PRACTICE_QUESTION_COUNT)}
        />
        <StatCard
          label={words.stats.best}
          value={stats.bestScore === null ? '–' : `${String(stats.bestScore)}%`}
          hint={
            lastTest
              ? words.stats.lastTest(formatLocalDay(new Date(lastTest.at)))
              : words.stats.noTest
          }
        />
        <StatCard
          label={words.stats.checklists}
          value={words.stats.doneOf(stats.checklistsDone, stats.checklists)}
        />
      </StatRow>
      <p className={styles['line']}>{learningWords.trueCountLine}</p>
    </section>
  )
}
