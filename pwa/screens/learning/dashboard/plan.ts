import { type PlanStep, type ReaderClass, VISA_TYPES } from '#contracts/learning/learning.ts'
import { addDays, DAY_MS } from '#contracts/time.ts'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { documentsName } from '#pwa/screens/learning/path-progress.ts'

const HOURS_A_DAY = 24
const SUNDAY = 0
const SATURDAY = 6

/** Days have the form `YYYY-MM-DD`, so that no time zone changes them. */
export function dueDay({ due }: Pick<PlanStep, 'due'>, interviewDay: string): string {
  if (due.unit === 'business days') return subtractBusinessDays(interviewDay, due.amount)
  const days = due.unit === 'hours' ? Math.ceil(due.amount / HOURS_A_DAY) : due.amount
  return addDays(interviewDay, -days)
}

/**
 * Counts business days back, from Monday to Friday. Does not know the holidays of the consulate.
 */
function subtractBusinessDays(day: string, amount: number): string {
  let left = amount
  let at = day
  while (left > 0) {
    at = addDays(at, -1)
    if (![SUNDAY, SATURDAY].includes(new Date(`${at}T00:00:00Z`).getUTCDay())) left -= 1
  }
  return at
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

export interface PlannedStep {
  id: string
  text: string
  dueDay: string
}

/**
 * Returns the steps for a class, with the earliest due day first. O-1 and TN have no steps of their
 * own. They get the steps that all other classes have in common.
 */
export function planFor(
  steps: readonly PlanStep[],
  { readerClass, interviewDay }: { readerClass: ReaderClass; interviewDay: string },
): PlannedStep[] {
  return steps
    .filter(
      ({ visaTypes }) =>
        visaTypes.some((one) => one === readerClass) || visaTypes.length === VISA_TYPES.length,
    )
    .map((step) => ({ id: step.id, text: step.text, dueDay: dueDay(step, interviewDay) }))
    .sort((one, other) => one.dueDay.localeCompare(other.dueDay))
}

const AUDIT = moduleName('social-media', 'audit-checklist')

/**
 * Returns the checklist that completes a step. Returns undefined for a step that has only its own
 * tick.
 */
export function checklistOfStep(step: string, readerClass: ReaderClass): string | undefined {
  if (step === 'audit-accounts') return AUDIT
  return step === 'gather-documents' ? documentsName({ visaType: readerClass }) : undefined
}

/**
 * Returns the checklist and the item that store the tick of a step. Some steps are also an item of
 * a checklist, and share the tick of this item.
 */
export function tickOfStep(
  step: string,
  readerClass: ReaderClass,
): { checklist: string; item: string } {
  if (step === 'set-profiles-public') return { checklist: AUDIT, item: 'make-public' }
  return step === 'pay-sevis-fee'
    ? { checklist: documentsName({ visaType: readerClass }), item: 'i-901-receipt' }
    : { checklist: 'plan', item: step }
}
