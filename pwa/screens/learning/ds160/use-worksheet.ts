import type { FormAnswers, FormStep } from '#contracts/learning/form-step.ts'
import { stepsFor } from '#contracts/learning/form-step.ts'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { useReaderClass } from '#pwa/screens/learning/use-reader-class.ts'
import { WORKSHEET_NOTES } from '#pwa/device/progress/rows.ts'

export interface Worksheet {
  owner: string
  /** The class that the reader has chosen. While it is undefined, `steps` is empty. */
  readerClass: ReaderClass | undefined
  steps: FormStep[]
  answers: FormAnswers
  /** The name of the worksheet's writes in `save.ts`. `useSaveState` returns their state by this name. */
  line: string
  write: (field: string, answer: string) => void
  clear: () => Promise<void>
}

/**
 * Returns the worksheet on this device. Returns undefined until it is loaded. The answers are notes.
 * They are not encrypted, as the screen says, and never synced. After a log-out or on another
 * device, the reader begins again.
 */
export function useWorksheet(
  { formSteps }: Pick<PremiumContent, 'formSteps'>,
  owner: string,
): Worksheet | undefined {
  const { isLoading, readerClass } = useReaderClass(owner)
  const { notes, line, write, clear } = useNotes(owner, WORKSHEET_NOTES)
  if (isLoading || !notes) return undefined
  const steps = readerClass ? stepsFor(formSteps, readerClass) : []
  return { owner, readerClass, steps, answers: notes, line, write, clear }
}
