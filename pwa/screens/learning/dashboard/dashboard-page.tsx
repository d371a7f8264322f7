import { useState } from 'react'
import type { FreeContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { useProgress } from '#pwa/device/progress/use-progress.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { DAY_MS } from '#contracts/time.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { ClassChoice } from '#pwa/screens/learning/bank/class-choice.tsx'
import { FamilyChoice } from '#pwa/screens/learning/bank/family-choice.tsx'
import { BankPanel } from '#pwa/screens/learning/bank/bank-panel.tsx'
import { tipsOf } from '#pwa/screens/learning/path-progress.ts'
import { useReaderClass } from '#pwa/screens/learning/use-reader-class.ts'
import { WithLearning } from '#pwa/screens/learning/with-learning.tsx'
import { countModulesLeft } from '#contracts/learning/module-progress.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { WhatApplies } from '#pwa/device/nationality/what-applies.tsx'
import { CorrectionNotice } from '#pwa/device/corrections/correction-notice.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { ActionCards } from './action-cards.tsx'
import { activitiesOf } from './activity.ts'
import { DashboardOpening } from './dashboard-opening.tsx'
import styles from './dashboard-page.module.css'
import { DashboardStats, type KnownSoFar } from './dashboard-stats.tsx'
import { InterviewPlan } from './interview-plan.tsx'
import { ModuleCards } from './module-cards.tsx'
import { NextStep } from './next-step.tsx'
import { words } from './words.tsx'

const TIPS_A_DAY = 3
const ACTIVITIES = 6

export function DashboardPage() {
  return (
    <WithLearning loading={<DashboardOpening />}>
      {(content, owner) => <Dashboard content={content} owner={owner} />}
    </WithLearning>
  )
}

function Dashboard({ content, owner }: { content: PremiumContent; owner: string }) {
  const { data: progress } = useProgress(owner)
  const { isLoading, readerClass } = useReaderClass(owner)
  // The question stays visible after the answer, so that the content below does not move.
  const [isAsked, setIsAsked] = useState(false)
  if (!isLoading && !readerClass && !isAsked) setIsAsked(true)
  return (
    <DashboardOpening>
      <CorrectionNotice />
      {isAsked && (
        <Panel title={words.whichVisa}>
          <ClassChoice owner={owner}>{() => <FamilyChoice owner={owner} />}</ClassChoice>
        </Panel>
      )}
      {progress && <NextStep content={content} progress={progress} />}
      <DashboardStats content={content} progress={progress} readerClass={readerClass} />
      <ActionCards paths={content.paths} owner={owner} progress={progress} />
      <BankPanel />
      <ExamPanel content={content} progress={progress} />
      <InterviewPlan content={content} owner={owner} />
      <WhatAppliesPanel owner={owner} />
      <section className={styles['section']} aria-labelledby="paths">
        <h2 id="paths">{words.paths.title}</h2>
        <ModuleCards paths={content.paths} progress={progress} />
      </section>
      <div className={styles['columns']}>
        <RecentActivity content={content} progress={progress} />
        <Tips tips={content.tips} />
      </div>
    </DashboardOpening>
  )
}

function RecentActivity({ content, progress }: KnownSoFar) {
  const activities = progress && activitiesOf(content, progress, ACTIVITIES)
  return (
    <Panel title={words.activity.title}>
      {activities?.length === 0 && <p>{words.activity.nothing}</p>}
      <ul className={styles['activities']}>
        {activities?.map(({ id, at, text }) => (
          <li key={id}>
            <span>{unbroken(text)}</span>
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
    <Panel title={words.tips.title}>
      <ul className={styles['tips']}>
        {tipsOf(tips, today, TIPS_A_DAY).map((tip) => (
          <li key={tip}>{unbroken(tip)}</li>
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
      <DatedText item={reminder}>
        <p>
          <strong>{words.tips.reminder}</strong> {unbroken(reminder.claim)}
        </p>
        <p className={styles['note']}>{unbroken(reminder.note)}</p>
      </DatedText>
    </div>
  )
}

/** Links from the dashboard to the final exam. Shows how many modules are left before the exam. */
function ExamPanel({ content, progress }: KnownSoFar) {
  const left = progress && countModulesLeft(content.paths, progress)
  return (
    <Panel title={words.exam.title}>
      <p>
        {words.exam.text} {left === 0 ? words.exam.open : words.exam.opensLater}
        {left !== undefined && left > 0 && ` ${words.exam.modulesLeft(left)}`}
      </p>
      <div>
        <ButtonLink to="/exam">{words.exam.link}</ButtonLink>
      </div>
    </Panel>
  )
}

/**
 * Looks up the rules for a nationality and a visa class. Starts with the class that the reader has
 * chosen on the learning screens.
 */
function WhatAppliesPanel({ owner }: { owner: string }) {
  const { readerClass } = useReaderClass(owner)
  return (
    <Panel title={words.applies.title}>
      <p>{words.applies.text}</p>
      <Disclosure title={words.applies.lookUp} width="full">
        <WhatApplies readerClass={readerClass} />
      </Disclosure>
    </Panel>
  )
}
