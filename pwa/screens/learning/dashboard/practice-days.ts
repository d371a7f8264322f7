import type { FinishedTest } from '#contracts/sync.ts'
import { addDays } from '#contracts/time.ts'
import { localDayOf } from '#pwa/ui/format-date.ts'

export interface PracticeDay {
  /** In the reader's time zone. */
  day: string
  /** The number of answered questions. A question counts in each test that asks it. */
  answered: number
  right: number
}

/** Returns what the reader answered in tests, for each of the last days. The last day is today. */
export function practiceByDay(
  tests: readonly FinishedTest[],
  today: string,
  count: number,
): PracticeDay[] {
  return Array.from({ length: count }, (_, place) => {
    const day = addDays(today, place + 1 - count)
    const ofDay = tests.filter(
      ({ test, at }) => test !== 'simulator' && localDayOf(new Date(at)) === day,
    )
    return {
      day,
      answered: sumOf(ofDay, ({ questions }) => questions.length),
      right: sumOf(ofDay, ({ result }) => result.correctAnswers),
    }
  })
}

export function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0)
}
