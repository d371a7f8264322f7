import * as z from 'zod/mini'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'

export const REVIEW_HISTORY = 'review-history'
/** The name of the row with the latest practice test. */
export const TEST_ROW = 'practice-test'

/** The fields of a test that the history needs: the chosen option by question id, and the time. */
interface Answered {
  answers: Readonly<Record<string, number>>
  clock: { at: number }
}

const History = z.record(z.string(), z.array(z.object({ at: z.number(), isRight: z.boolean() })))
/**
 * The answers by question id. A question is here after its first wrong answer, with this answer and
 * all later answers.
 */
export type History = z.infer<typeof History>

/** A question enters the history with its first wrong answer. */
export function addAnswers(
  history: History,
  { answers, clock }: Answered,
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
  return parseHistory((await answers.get(REVIEW_HISTORY))?.value)
}

export function parseHistory(value: unknown): History {
  return History.safeParse(value).data ?? {}
}

/**
 * Merges two histories, for example of a visitor and an account. Each answer appears once, in the
 * order of time.
 */
export function mergeHistories(one: History, other: History): History {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    Array.from(ids, (id) => {
      const byTime = new Map([...(one[id] ?? []), ...(other[id] ?? [])].map((a) => [a.at, a]))
      return [id, [...byTime.values()].sort((a, b) => a.at - b.at)]
    }),
  )
}

export async function keepHistory(
  { answers }: Pick<DeviceStore, 'answers'>,
  history: History,
): Promise<void> {
  await answers.put({ id: REVIEW_HISTORY, value: history, at: Date.now() })
}
