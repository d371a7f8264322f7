import type { PracticeQuestion } from '#contracts/learning.ts'
import { openStore } from '#pwa/offline/store.ts'
import { addEvent, toEvent } from '#pwa/progress/learning-log.ts'
import { addAnswers, keepHistory, readHistory } from '#pwa/progress/review-history.ts'
import { questionsOf, resultOfRun, TestRun } from './test-run.ts'

const ROW = 'practice-test'

/** The latest run, or null when there is none that can be read. */
export async function readRun(owner: string): Promise<TestRun | null> {
  const { answers } = await openStore(owner)
  return TestRun.safeParse((await answers.get(ROW))?.value).data ?? null
}

export async function keepRun(owner: string, run: TestRun): Promise<void> {
  const { answers } = await openStore(owner)
  await answers.put({ id: ROW, value: run, at: Date.now() })
}

export async function removeRun(owner: string): Promise<void> {
  const { answers } = await openStore(owner)
  await answers.delete(ROW)
}

/**
 * Changes what is kept, not what this tab last saw of it: another tab may have answered meanwhile. A
 * run that was finished or replaced there is left alone, and answered.
 */
export async function changeRun(
  owner: string,
  id: string,
  change: (run: TestRun) => TestRun,
): Promise<TestRun | null> {
  const store = await openStore(owner)
  return store.atOnce(async () => {
    const run = await readRun(owner)
    if (run?.id !== id || run.finishedAt !== null) return run
    const changed = change(run)
    await keepRun(owner, changed)
    return changed
  })
}

/** The run and its event in the learner's log are written together, once. */
export async function finishRun(
  owner: string,
  id: string,
  questions: readonly PracticeQuestion[],
  finishIt: (run: TestRun) => TestRun,
): Promise<TestRun | null> {
  const store = await openStore(owner)
  return store.atOnce(async () => {
    const run = await readRun(owner)
    if (run?.id !== id || run.finishedAt !== null) return run
    const finished = finishIt(run)
    const asked = questionsOf(finished, questions)
    await keepRun(owner, finished)
    await keepHistory(store, addAnswers(await readHistory(store), finished, asked))
    if (run.format !== 'review') {
      const payload = {
        test: run.format === 'quick' ? ('quick_check' as const) : ('practice_test' as const),
        visaType: run.visaType,
        result: resultOfRun(finished, asked),
      }
      await addEvent(store, owner, toEvent('test_finished', payload, run.id))
    }
    return finished
  })
}
