import { Link } from 'react-router-dom'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { INTERVIEW_DAY, INTERVIEW_NOTES } from '#pwa/device/progress/interview-notes.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { useChecklist } from '#pwa/device/progress/use-checklist.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { DateInput } from '#pwa/ui/text-input.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { FamilyChoice } from '#pwa/screens/learning/bank/family-choice.tsx'
import { checklistsOf, type NamedChecklist } from '#pwa/screens/learning/path-progress.ts'
import {
  CLASS_OPTIONS,
  CLASS_PLACEHOLDER,
  useReaderClass,
} from '#pwa/screens/learning/use-reader-class.ts'
import { AfterInterview } from './after-interview.tsx'
import styles from './interview-plan.module.css'
import {
  checklistOfStep,
  daysBetween,
  planFor,
  type PlannedStep,
  tickOfStep,
  todayOf,
} from './plan.ts'
import { words } from './words.tsx'

interface InterviewPlanProps {
  content: PremiumContent
  owner: string
}

/**
 * Shows the steps before the interview and the steps after it. The due days of the steps are
 * counted back from the interview.
 */
export function InterviewPlan({ content, owner }: InterviewPlanProps) {
  const { notes, line, write } = useNotes(owner, INTERVIEW_NOTES)
  const { readerClass, choose } = useReaderClass(owner)
  const today = todayOf(serverNow())
  const interviewDay = notes?.[INTERVIEW_DAY] ?? ''
  const daysLeft = interviewDay === '' ? null : daysBetween(today, interviewDay)

  return (
    <Panel title={words.plan.title}>
      <div className={styles['inputs']}>
        <DateInput
          label={words.plan.day}
          hint={<SaveHint line={line} />}
          min={today}
          disabled={notes === undefined}
          value={interviewDay}
          onValueChange={(day) => write(INTERVIEW_DAY, day)}
        />
        <Select
          label={words.plan.visaType}
          placeholder={CLASS_PLACEHOLDER}
          disabled={notes === undefined}
          value={readerClass ?? ''}
          options={CLASS_OPTIONS}
          onValueChange={choose}
        />
      </div>
      <FamilyChoice owner={owner} />
      {daysLeft !== null && <p className={styles['countdown']}>{countdown(daysLeft)}</p>}
      {daysLeft !== null && daysLeft < 0 && <AfterInterview content={content} owner={owner} />}
      {daysLeft !== null && daysLeft >= 0 && !readerClass && <p>{words.plan.chooseType}</p>}
      {daysLeft !== null && daysLeft >= 0 && readerClass && (
        <Steps {...{ content, owner, readerClass, interviewDay, today }} />
      )}
    </Panel>
  )
}

interface StepsProps extends InterviewPlanProps {
  readerClass: ReaderClass
  interviewDay: string
  today: string
}

function Steps({ content, owner, readerClass, interviewDay, today }: StepsProps) {
  const lists = checklistsOf(content)
  return (
    <ul className={styles['steps']}>
      {planFor(content.planSteps, { readerClass, interviewDay }).map((step) => {
        const name = checklistOfStep(step.id, readerClass)
        const list = lists.find((one) => one.name === name)
        return (
          <li key={step.id} className={styles['step']}>
            {list ? (
              <ListStep {...{ step, list, today, owner }} />
            ) : (
              <TickStep {...{ step, today, owner }} {...tickOfStep(step.id, readerClass)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface TickStepProps {
  step: PlannedStep
  checklist: string
  item: string
  today: string
  owner: string
}

function TickStep({ step, checklist, item, today, owner }: TickStepProps) {
  const { isLoading, isDone, setDone } = useChecklist(owner, checklist)
  return (
    <>
      <Checkbox
        label={unbroken(step.text)}
        isChecked={isDone(item)}
        isDisabled={isLoading}
        onChange={(isNowDone) => void setDone(item, isNowDone)}
      />
      <Due step={step} today={today} isDone={isDone(item)} />
    </>
  )
}

interface ListStepProps {
  step: PlannedStep
  list: NamedChecklist
  today: string
  owner: string
}

/**
 * A step that is done when all items of its checklist are ticked. The items are on the page of the
 * checklist.
 */
function ListStep({ step, list: { name, to, items }, today, owner }: ListStepProps) {
  const { isLoading, isDone } = useChecklist(owner, name)
  const count = items.filter(({ id }) => isDone(id)).length
  const isListDone = count === items.length
  return (
    <>
      <span className={styles['list']}>
        <Link to={to}>{unbroken(step.text)}</Link>
        {!isLoading && (
          <Badge tone={isListDone ? 'ok' : 'neutral'}>
            {isListDone ? words.plan.done : words.plan.doneOf(count, items.length)}
          </Badge>
        )}
      </span>
      <Due step={step} today={today} isDone={isListDone} />
    </>
  )
}

/** The due day is only advice, so no step is ever called late. */
function Due({ step, today, isDone }: { step: PlannedStep; today: string; isDone: boolean }) {
  const isNow = !isDone && step.dueDay < today
  return (
    <span className={styles['due']}>
      {isNow ? (
        <Badge tone="warn">{words.plan.now}</Badge>
      ) : (
        words.plan.bestBy(formatDay(step.dueDay))
      )}
    </span>
  )
}

function countdown(days: number): string {
  if (days < 0) return words.plan.passed
  if (days === 0) return words.plan.today
  return days === 1 ? words.plan.tomorrow : words.plan.daysLeft(days)
}
