import { Link } from 'react-router-dom'
import { type PremiumContent } from '#contracts/learning/learning-content.ts'
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
import { checklistsOf, type NamedChecklist } from '#pwa/screens/learning/path-progress.ts'
import {
  CLASS_OPTIONS,
  FIRST_CLASS,
  useReaderClass,
} from '#pwa/screens/learning/use-reader-class.ts'
import styles from './interview-plan.module.css'
import { checklistOfStep, daysBetween, planFor, todayOf, type PlannedStep } from './plan.ts'

const CHECKLIST = 'plan'

interface InterviewPlanProps {
  content: PremiumContent
  owner: string
}

/** Counts back from the day of the interview to what is due before it. */
export function InterviewPlan({ content, owner }: InterviewPlanProps) {
  const { notes, line, write } = useNotes(owner, INTERVIEW_NOTES)
  const { isLoading, isDone, setDone } = useChecklist(owner, CHECKLIST)
  const today = todayOf(serverNow())
  const interviewDay = notes?.[INTERVIEW_DAY] ?? ''
  const { readerClass = FIRST_CLASS, choose } = useReaderClass(owner)
  const lists = checklistsOf(content)

  return (
    <Panel title="Your interview">
      <div className={styles['inputs']}>
        <DateInput
          label="Day of the interview"
          hint={<SaveHint line={line} />}
          min={today}
          disabled={notes === undefined}
          value={interviewDay}
          onValueChange={(day) => {
            write(INTERVIEW_DAY, day)
          }}
        />
        <Select
          label="Visa type"
          value={readerClass}
          options={CLASS_OPTIONS}
          onValueChange={choose}
        />
      </div>
      {interviewDay !== '' && (
        <>
          <p className={styles['countdown']}>{countdown(daysBetween(today, interviewDay))}</p>
          <ul className={styles['steps']}>
            {planFor(content.planSteps, { readerClass, interviewDay }).map((step) => {
              const name = checklistOfStep(step.id, readerClass)
              const list = lists.find((one) => one.name === name)
              return (
                <li key={step.id} className={styles['step']}>
                  {list ? (
                    <ListStep step={step} list={list} today={today} owner={owner} />
                  ) : (
                    <>
                      <Checkbox
                        label={unbroken(step.text)}
                        isChecked={isDone(step.id)}
                        isDisabled={isLoading}
                        onChange={(isNowDone) => {
                          void setDone(step.id, isNowDone)
                        }}
                      />
                      <Due step={step} today={today} isDone={isDone(step.id)} />
                    </>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Panel>
  )
}

interface ListStepProps {
  step: PlannedStep
  list: NamedChecklist
  today: string
  owner: string
}

/** Done when its checklist is, which is ticked in its own place only. */
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
            {isListDone ? 'Done' : `${String(count)} of ${String(items.length)} done`}
          </Badge>
        )}
      </span>
      <Due step={step} today={today} isDone={isListDone} />
    </>
  )
}

function Due({ step, today, isDone }: { step: PlannedStep; today: string; isDone: boolean }) {
  const isLate = !isDone && step.dueDay < today
  return (
    <span className={styles['due']}>
      {isLate && <Badge tone="warn">Overdue</Badge>}
      by {formatDay(step.dueDay)}
    </span>
  )
}

function countdown(days: number): string {
  if (days < 0) return 'Your interview day has passed. Good luck with what comes next.'
  if (days === 0) return 'Your interview is today.'
  return days === 1 ? 'Your interview is tomorrow.' : `${String(days)} days to your interview.`
}
