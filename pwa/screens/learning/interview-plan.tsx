import { type PlanStep, VISA_TYPES, type VisaType } from '#contracts/learning.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import {
  INTERVIEW_NOTES,
  INTERVIEW_DAY,
  INTERVIEW_VISA,
} from '#pwa/device/progress/interview-notes.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { useChecklist } from '#pwa/device/progress/use-checklist.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { DateInput } from '#pwa/ui/text-input.tsx'
import styles from './interview-plan.module.css'
import { daysBetween, planFor, todayOf, type PlannedStep } from './plan.ts'

const CHECKLIST = 'plan'

interface InterviewPlanProps {
  steps: readonly PlanStep[]
  owner: string
}

/** Counts back from the day of the interview to what is due before it. */
export function InterviewPlan({ steps, owner }: InterviewPlanProps) {
  const { notes, line, write } = useNotes(owner, INTERVIEW_NOTES)
  const { isLoading, isDone, setDone } = useChecklist(owner, CHECKLIST)
  const today = todayOf(serverNow())
  const interviewDay = notes?.[INTERVIEW_DAY] ?? ''
  const visaType = toVisaType(notes?.[INTERVIEW_VISA])

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
          value={visaType}
          options={VISA_TYPES.map((value) => ({ value, label: value }))}
          onValueChange={(value) => {
            write(INTERVIEW_VISA, value)
          }}
        />
      </div>
      {interviewDay !== '' && (
        <>
          <p className={styles['countdown']}>{countdown(daysBetween(today, interviewDay))}</p>
          <ul className={styles['steps']}>
            {planFor(steps, { visaType, interviewDay }).map((step) => (
              <li key={step.id} className={styles['step']}>
                <Checkbox
                  label={step.text}
                  isChecked={isDone(step.id)}
                  isDisabled={isLoading}
                  onChange={(isNowDone) => {
                    void setDone(step.id, isNowDone)
                  }}
                />
                <Due step={step} today={today} isDone={isDone(step.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
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

function toVisaType(text: string | undefined): VisaType {
  return VISA_TYPES.find((visaType) => visaType === text) ?? 'F-1'
}
