import { z } from 'zod'
import type { PracticeQuestion } from '#contracts/learning.ts'
import type { DeviceStore } from '#pwa/offline/store.ts'
import type { TestRun } from './test-run.ts'

const ROW = 'review-history'

const History = z.record(z.string(), z.array(z.object({ at: z.number(), isRight: z.boolean() })))
/** How each question that was ever missed was answered since, by question id. */
export type History = z.infer<typeof History>

/** A question comes in with the first wrong answer; one without an answer was not missed. */
export function addAnswers(
  history: History,
  { answers, clock }: Pick<TestRun, 'answers' | 'clock'>,
  questions: readonly Pick<PracticeQuestion, 'id' | 'correctAnswer'>[],
): History {
  const next = { ...history }
  for (const { id, correctAnswer } of questions) {
    const chosen = answers[id]
    const isRight = chosen === correctAnswer
    const earlier = next[id]
    if (chosen === undefined || (isRight && !earlier)) continue
    next[id] = [...(earlier ?? []), { at: clock.at, isRight }]
  }
  return next
}

export async function readHistory({ answers }: Pick<DeviceStore, 'answers'>): Promise<History> {
  return History.safeParse((await answers.get(ROW))?.value).data ?? {}
}

export async function keepHistory(
  { answers }: Pick<DeviceStore, 'answers'>,
  history: History,
): Promise<void> {
  await answers.put({ id: ROW, value: history, at: Date.now() })
}
