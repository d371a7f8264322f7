/** The state of the simulator from the first question to the last screen. */
export interface SimulatorRun {
  index: number
  /** The text in the answer box. */
  draft: string
  /** The submitted answers, in the order of the questions. */
  answers: readonly string[]
  isComplete: boolean
}

export const NEW_RUN: SimulatorRun = { index: 0, draft: '', answers: [], isComplete: false }

export function isAnswered({ index, answers }: SimulatorRun): boolean {
  return answers.length > index
}

/** Ignores an answer of only spaces. The last answer completes the run. */
export function submitAnswer(run: SimulatorRun, total: number): SimulatorRun {
  const answer = run.draft.trim()
  if (answer === '' || isAnswered(run)) return run
  const answers = [...run.answers, answer]
  return { ...run, answers, isComplete: answers.length === total }
}

export function nextQuestion(run: SimulatorRun): SimulatorRun {
  if (!isAnswered(run) || run.isComplete) return run
  return { ...run, index: run.index + 1, draft: '' }
}
