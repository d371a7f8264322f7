import { setImmediate } from 'node:timers/promises'

/** How long one piece of work may keep everybody else waiting; twenty at once, a tenth of a second. */
const TURN_MS = 5

/** Work that stops at each `yield`, in turns with whatever else waits for this process. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - began < TURN_MS) continue
    await setImmediate()
    began = performance.now()
  }
}

/** The same where nobody waits. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

export function mapInTurns<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item) => Result,
): Promise<Result[]> {
  return inTurns(
    (function* () {
      const results: Result[] = []
      for (const item of items) {
        results.push(toResult(item))
        yield
      }
      return results
    })(),
  )
}
