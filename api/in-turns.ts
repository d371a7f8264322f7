import { setImmediate } from 'node:timers/promises'

/** The length of a turn in milliseconds. After each turn, other work of the process can run. */
const TURN_MS = 5

/** Resolves when the last requested turn begins. The next turn begins after that. */
let last: Promise<unknown> = Promise.resolve()

function waitForTurn(): Promise<unknown> {
  last = last.then(() => setImmediate())
  return last
}

/**
 * Runs a generator in turns of about five milliseconds. Between two turns, the process can do other work. A
 * turn can end only at a `yield`.
 */
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

/** Runs a generator to its end without a pause. Use this only when no other work is waiting. */
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
