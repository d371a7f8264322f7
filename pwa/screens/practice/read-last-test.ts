import { foldProgress } from '#contracts/sync.ts'
import { readEvents } from '#pwa/device/progress/learning-log.ts'

/**
 * Returns the questions that were answered in the latest practice test of this person. The test may
 * have been taken on another device.
 */
export async function readLastTest(owner: string): Promise<number[]> {
  const { tests } = foldProgress(await readEvents(owner))
  const asked = tests.filter(({ test }) => test === 'practice_test')
  return asked.findLast(({ questions }) => questions.length > 0)?.questions ?? []
}
