import { useQueryClient } from '@tanstack/react-query'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { progressQuery } from '#pwa/device/progress/use-progress.ts'
import { finishRun } from './finish-run.ts'
import type { KeptRun } from './use-test-run.ts'

/** Submits a test: finishes the run and adds the result to the learner's log. */
export function useSubmit(
  owner: string,
  questions: readonly PracticeQuestion[],
  { finish }: Pick<KeptRun, 'finish'>,
) {
  const client = useQueryClient()
  return (id: string, spentMs: number) => {
    void finish(id, spentMs, (finishIt) => finishRun(owner, id, questions, finishIt)).then(() =>
      client.invalidateQueries(progressQuery(owner)),
    )
  }
}
