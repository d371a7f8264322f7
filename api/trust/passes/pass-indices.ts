import type { Knex } from 'knex'
import type { Sealing } from '#api/trust/sealing.ts'
import { PassWeekRow } from './pass-week-row.ts'
import { permute } from './permute.ts'

/** How many places a process takes at once. Unused places stay empty when the process ends. */
const BLOCK = 256

/** All places of the block for this week are used (see `retryWithIndices`). */
class OutOfIndices extends Error {
  override readonly name = 'OutOfIndices'
  readonly week: number

  constructor(week: number) {
    super('the block of status indices is used up')
    this.week = week
  }
}

export interface PassIndices {
  /** Takes a place in the week's list that no other pass has. Call this only within `retryWithIndices`. */
  take(week: number): number
  /**
   * Runs a function that takes places in its own transaction. When there are no places left, takes another
   * block and runs the function again. Takes the block outside that transaction, because the week's row
   * would stay locked until the end. Doubles the block each time, because a transaction may need more than
   * one block.
   */
  retryWithIndices<Result>(run: () => Promise<Result>): Promise<Result>
}

export function openPassIndices({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): PassIndices {
  const free = new Map<number, number[]>()
  const refilling = new Map<number, Promise<void>>()

  async function takePlaces(week: number, count: number) {
    const first = await PassWeekRow.take(database, week, count)
    const key = sealing.weekKey(week)
    const places = Array.from({ length: count }, (_, offset) => permute(key, first + offset))
    free.set(week, [...(free.get(week) ?? []), ...places])
    for (const old of free.keys()) if (old < week - 2) free.delete(old)
  }

  /** Takes a block. All callers that need places of a week wait for the same block. */
  function refill(week: number, count: number): Promise<void> {
    const going =
      refilling.get(week) ?? takePlaces(week, count).finally(() => refilling.delete(week))
    refilling.set(week, going)
    return going
  }

  return {
    take: (week) => {
      const index = free.get(week)?.shift()
      if (index === undefined) throw new OutOfIndices(week)
      return index
    },
    retryWithIndices: async (run) => {
      for (let count = BLOCK; ; count *= 2) {
        try {
          return await run()
        } catch (error) {
          if (!(error instanceof OutOfIndices)) throw error
          await refill(error.week, count)
        }
      }
    },
  }
}
