import { setImmediate } from 'node:timers/promises'

/** How long one piece of work may block all other work. */
const TURN_MS = 5

/** One piece of such work at a time has its turn; other work runs between two turns. */
let last: Promise<unknown> = Promise.resolve()

function waitForTurn(): Promise<unknown> {
  last = last.then(() => setImmediate())
  return last
}

/** Runs work that pauses at each `yield`, in turns with other work of this process. */
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

/** Runs the same work without pauses, when nothing else waits. */
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
