import { setImmediate } from 'node:timers/promises'

/** How long one piece of work may keep everybody else waiting. */
const TURN_MS = 5

/** Of all such work in this process one has its turn; whatever else waits comes between two turns. */
let last: Promise<unknown> = Promise.resolve()

function waitForTurn(): Promise<unknown> {
  last = last.then(() => setImmediate())
  return last
}

/** Work that stops at each `yield`, in turns with whatever else waits for this process. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    await waitForTurn()
    const began = performance.now()
    do {
      const step = work.next()
      if (step.done === true) return step.value
    } while (performance.now() - began < TURN_MS)
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
