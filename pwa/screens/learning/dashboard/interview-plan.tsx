import CircleCheck from 'lucide-react/icons/circle-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { Link } from 'react-router-dom'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { countDone } from '#contracts/learning/module-progress.ts'
import type { Progress } from '#contracts/sync.ts'
import { useChecklist } from '#pwa/device/progress/use-checklist.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { checklistsOf, type NamedChecklist } from '#pwa/screens/learning/path-progress.ts'
import styles from './interview-plan.module.css'
import { checklistOfStep, daysBetween, planFor, type PlannedStep, tickOfStep } from './plan.ts'
import { words } from './words.tsx'

interface InterviewPlanProps {
  content: PremiumContent
  owner: string
  progress: Progress
  readerClass: ReaderClass
  interviewDay: string
  today: string
  onAddDay: () => void
}

/** Shows the steps before the interview. Their due days are counted back from it. */
export function InterviewPlan(props: InterviewPlanProps) {
  const { content, owner, progress, readerClass, interviewDay, today, onAddDay } = props
  if (interviewDay === '') {
    return (
      <section className={styles['plan']} aria-labelledby="plan">
        <div className={styles['head']}>
          <h2 id="plan">{words.plan.noDay.title}</h2>
          <p className={styles['due']}>{words.plan.noDay.text}</p>
        </div>
        <div>
          <Button size="small" onClick={onAddDay}>
            {words.plan.noDay.add}
          </Button>
        </div>
      </section>
    )
  }

  const lists = checklistsOf(content)
  const steps = planFor(content.planSteps, { readerClass, interviewDay }).map((step) => {
    const name = checklistOfStep(step.id, readerClass)
    return { step, list: lists.find((one) => one.name === name) }
  })
  const isDone = ({ step, list }: (typeof steps)[number]) => {
    if (list) return countDone(list.items, progress.checklists.get(list.name)) === list.items.length
    const { checklist, item } = tickOfStep(step.id, readerClass)
    return progress.checklists.get(checklist)?.has(item) === true
  }
  return (
    <section className={styles['plan']} aria-labelledby="plan">
      <div className={styles['head']}>
        <h2 id="plan">{countdown(daysBetween(today, interviewDay))}</h2>
        <p className={styles['due']}>
          {words.plan.stepsDone(steps.filter(isDone).length, steps.length)}
        </p>
      </div>
      <ul className={styles['steps']}>
        {steps.map(({ step, list }) => (
          <li key={step.id} className={styles['step']}>
            {list ? (
              <ListStep {...{ step, list, today, owner }} />
            ) : (
              <TickStep {...{ step, today, owner }} {...tickOfStep(step.id, readerClass)} />
            )}
          </li>
        ))}
      </ul>
    </section>
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
        {isListDone ? <CircleCheck /> : <ListChecks />}
        <span>
          <Link to={to}>{unbroken(step.text)}</Link>{' '}
          {!isLoading && (
            <span className={styles['due']}>
              {isListDone ? words.plan.done : words.stats.doneOf(count, items.length)}
            </span>
          )}
        </span>
      </span>
      <Due step={step} today={today} isDone={isListDone} />
    </>
  )
}

/** The due day is only advice, so no step is ever called late. */
function Due({ step, today, isDone }: { step: PlannedStep; today: string; isDone: boolean }) {
  if (!isDone && step.dueDay < today) return <Badge tone="warn">{words.plan.now}</Badge>
  return <span className={styles['day']}>{words.plan.bestBy(formatDay(step.dueDay))}</span>
}

function countdown(days: number): string {
  if (days === 0) return words.plan.today
  return days === 1 ? words.plan.tomorrow : words.plan.daysLeft(days)
}
