import type { FreeContent, PremiumContent } from '#contracts/learning.ts'
import type { Progress } from '#contracts/sync.ts'
import { SourceLine } from '#pwa/content/source-line.tsx'
import { useFreeContent } from '#pwa/content/use-content.ts'
import { serverNow } from '#pwa/offline/server-clock.ts'
import { useProgress } from '#pwa/progress/use-progress.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { ActionCards } from './action-cards.tsx'
import { activitiesOf } from './activity.ts'
import styles from './dashboard-page.module.css'
import { InterviewPlan } from './interview-plan.tsx'
import { ModuleCards } from './module-cards.tsx'
import { statsOf, tipsOf } from './path-progress.ts'
import { WithLearning } from './with-learning.tsx'

const DAY_MS = 24 * 60 * 60_000
const TIPS_A_DAY = 3
const ACTIVITIES = 6

export function DashboardPage() {
  return (
    <WithLearning>{(content, owner) => <Dashboard content={content} owner={owner} />}</WithLearning>
  )
}

function Dashboard({ content, owner }: { content: PremiumContent; owner: string }) {
  const { data: progress } = useProgress(owner)
  return (
    <Page>
      <PageHeading title="Learning Dashboard">
        Your preparation, from the first form to the window. It opens without a connection too.
      </PageHeading>
      <Stats content={content} progress={progress} />
      <ActionCards />
      <InterviewPlan steps={content.planSteps} owner={owner} />
      <section className={styles['section']} aria-labelledby="paths">
        <h2 id="paths">Your learning paths</h2>
        <ModuleCards paths={content.paths} progress={progress} />
      </section>
      <div className={styles['columns']}>
        <RecentActivity content={content} progress={progress} />
        <Tips tips={content.tips} />
      </div>
    </Page>
  )
}

interface KnownSoFar {
  content: PremiumContent
  /** Absent while it is read from the device. */
  progress: Progress | undefined
}

/** A dash stands for what is not known yet: never a zero. */
function Stats({ content, progress }: KnownSoFar) {
  const stats = progress && statsOf(content, progress)
  return (
    <section className={styles['section']} aria-label="Progress">
      <ProgressBar
        label="Overall progress"
        isLabelShown
        value={(stats?.overallPercent ?? 0) / 100}
        tone="ok"
      />
      <StatRow>
        <StatCard label="Overall progress" value={stats && `${String(stats.overallPercent)}%`} />
        <StatCard
          label="Questions practiced"
          value={stats?.questionsPracticed}
          hint={stats && `in ${String(stats.tests)} ${stats.tests === 1 ? 'test' : 'tests'}`}
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
    </section>
  )
}

function RecentActivity({ content, progress }: KnownSoFar) {
  const activities = progress && activitiesOf(content, progress, ACTIVITIES)
  return (
    <Panel title="Recent activity">
      {activities?.length === 0 && <p>Nothing yet. What you complete appears here.</p>}
      <ul className={styles['activities']}>
        {activities?.map(({ id, at, text }) => (
          <li key={id}>
            <span>{text}</span>
            <time dateTime={at}>{formatInstant(at)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Tips({ tips }: { tips: readonly string[] }) {
  const { data: free } = useFreeContent()
  const today = Math.floor(serverNow() / DAY_MS)
  return (
    <Panel title="Today's tips">
      <ul className={styles['tips']}>
        {tipsOf(tips, today, TIPS_A_DAY).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {free && <Reminder content={free} />}
    </Panel>
  )
}

function Reminder({ content: { notes } }: { content: FreeContent }) {
  const reminder = notes.find(({ id }) => id === 'public-profiles')
  if (!reminder) return null
  return (
    <div className={styles['reminder']}>
      <p>
        <strong>Reminder:</strong> {reminder.claim}
      </p>
      <p className={styles['note']}>{reminder.note}</p>
      <SourceLine item={reminder} />
    </div>
  )
}
