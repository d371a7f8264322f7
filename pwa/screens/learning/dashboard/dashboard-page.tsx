import { useState } from 'react'
import type { FreeContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import type { Progress } from '#contracts/sync.ts'
import { DAY_MS } from '#contracts/time.ts'
import { CorrectionNotice } from '#pwa/device/corrections/correction-notice.tsx'
import { useUnseenCorrections } from '#pwa/device/corrections/use-unseen-corrections.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_DAY, INTERVIEW_NOTES } from '#pwa/device/progress/interview-notes.ts'
import { useProgress } from '#pwa/device/progress/use-progress.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { formatInstant, localDayOf } from '#pwa/ui/format-date.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { tipsOf } from '#pwa/screens/learning/path-progress.ts'
import { useReaderClass } from '#pwa/screens/learning/use-reader-class.ts'
import { WithLearning } from '#pwa/screens/learning/with-learning.tsx'
import { ActionCards } from './action-cards.tsx'
import { activitiesOf } from './activity.ts'
import { DashboardOpening } from './dashboard-opening.tsx'
import styles from './dashboard-page.module.css'
import { DashboardStats } from './dashboard-stats.tsx'
import { InterviewPlan } from './interview-plan.tsx'
import { ModuleList } from './module-list.tsx'
import { MoreTools } from './more-tools.tsx'
import { NextStep } from './next-step.tsx'
import { daysBetween } from './plan.ts'
import { Practice } from './practice.tsx'
import { type Asked, ReaderLine } from './reader-line.tsx'
import { words } from './words.tsx'

const TIPS_A_DAY = 3
const ACTIVITIES = 4

const AfterInterview = lazyPart(async () => (await import('./after-interview.tsx')).AfterInterview)

export function DashboardPage() {
  return (
    <WithLearning loading={<DashboardOpening />}>
      {(content, owner) => <Preparing content={content} owner={owner} />}
    </WithLearning>
  )
}

/** Waits for all that this device has kept, so that nothing on the dashboard moves later. */
function Preparing({ content, owner }: { content: PremiumContent; owner: string }) {
  const { data: progress } = useProgress(owner)
  const { notes } = useNotes(owner, INTERVIEW_NOTES)
  const { isLoading } = useUnseenCorrections(owner)
  if (!progress || !notes || isLoading) return <DashboardOpening />
  return <Dashboard {...{ content, owner, progress }} interviewDay={notes[INTERVIEW_DAY] ?? ''} />
}

interface DashboardProps {
  content: PremiumContent
  owner: string
  progress: Progress
  interviewDay: string
}

function Dashboard({ content, owner, progress, interviewDay }: DashboardProps) {
  const { readerClass } = useReaderClass(owner)
  const [asked, setAsked] = useState<Asked>(readerClass ? 'nothing' : 'all')
  const today = localDayOf(new Date(serverNow()))
  const daysLeft = interviewDay === '' ? null : daysBetween(today, interviewDay)
  return (
    <DashboardOpening reader={<ReaderLine {...{ owner, asked, today }} onAsk={setAsked} />}>
      {readerClass && (
        <div className={styles['lead']}>
          {daysLeft !== null && daysLeft < 0 ? (
            <AfterInterview content={content} owner={owner} />
          ) : (
            <>
              <NextStep content={content} progress={progress} />
              <InterviewPlan
                {...{ content, owner, progress, readerClass, interviewDay, today }}
                onAddDay={() => setAsked('day')}
              />
              <Practice tests={progress.tests} today={today} />
            </>
          )}
        </div>
      )}
      <CorrectionNotice />
      <DashboardStats {...{ content, progress, readerClass }} />
      <ActionCards paths={content.paths} owner={owner} progress={progress} />
      <div className={styles['columns']}>
        <section className={styles['section']} aria-labelledby="paths">
          <h2 id="paths">{words.paths.title}</h2>
          <ModuleList paths={content.paths} progress={progress} />
        </section>
        <div className={styles['side']}>
          <RecentActivity content={content} progress={progress} />
          <Tips tips={content.tips} />
        </div>
      </div>
      <MoreTools {...{ content, progress, readerClass }} />
    </DashboardOpening>
  )
}

function RecentActivity({ content, progress }: { content: PremiumContent; progress: Progress }) {
  const activities = activitiesOf(content, progress, ACTIVITIES)
  return (
    <section className={styles['section']} aria-labelledby="activity">
      <h2 id="activity">{words.activity.title}</h2>
      {activities.length === 0 && <p className={styles['line']}>{words.activity.nothing}</p>}
      <ul className={styles['activities']}>
        {activities.map(({ id, at, text }) => (
          <li key={id}>
            <span>{unbroken(text)}</span>
            <time dateTime={at}>{formatInstant(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tips({ tips }: { tips: readonly string[] }) {
  const { data: free } = useFreeContent()
  const today = Math.floor(serverNow() / DAY_MS)
  return (
    <section className={styles['section']} aria-labelledby="tips">
      <h2 id="tips">{words.tips.title}</h2>
      <ul className={styles['tips']}>
        {tipsOf(tips, today, TIPS_A_DAY).map((tip) => (
          <li key={tip}>{unbroken(tip)}</li>
        ))}
      </ul>
      {free && <Reminder content={free} />}
    </section>
  )
}

function Reminder({ content: { notes } }: { content: FreeContent }) {
  const reminder = notes.find(({ id }) => id === 'public-profiles')
  if (!reminder) return null
  return (
    <div className={styles['reminder']}>
      <DatedText item={reminder}>
        <p>
          <strong>{words.tips.reminder}</strong> {unbroken(reminder.claim)}
        </p>
        <p className={styles['line']}>{unbroken(reminder.note)}</p>
      </DatedText>
    </div>
  )
}
