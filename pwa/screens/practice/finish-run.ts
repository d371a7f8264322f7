import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { addEvent, toEvent } from '#pwa/device/progress/learning-log.ts'
import { addAnswers, keepHistory, readHistory } from '#pwa/device/progress/review-history.ts'
import { keepRun, readRun } from './run-store.ts'
import { questionsOf, resultOfRun, type TestRun } from './test-run.ts'

/**
 * One transaction writes the run, the review history and the event in the learner's log. A run that
 * is already finished does not change.
 */
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
        questions: asked.map((one) => one.id).filter((one) => one in finished.answers),
        result: resultOfRun(finished, asked),
      }
      await addEvent(store, owner, toEvent('test_finished', payload, run.id))
    }
    return finished
  })
}
