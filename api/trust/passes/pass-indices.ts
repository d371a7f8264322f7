import type { Knex } from 'knex'
import type { Sealing } from '#api/trust/sealing.ts'
import { PassWeekRow } from './pass-week-row.ts'
import { permute } from './permute.ts'

/**
 * The number of indices of a week list that a process reserves together. Unused indices are lost at the end
 * of the process.
 */
const BLOCK = 256

/** The error for a week in which this process has used all its reserved indices (see `retryWithIndices`). */
class OutOfIndices extends Error {
  override readonly name = 'OutOfIndices'
  readonly week: number

  constructor(week: number) {
    super('the block of status indices is used up')
    this.week = week
  }
}

export interface PassIndices {
  /** Takes an index of the week's list that no other pass has. Call this only within `retryWithIndices`. */
  take(week: number): number
  /**
   * Runs a function that takes indices in a transaction of its own. If no index is left, reserves another
   * block of indices, and runs the function again. The reservation is outside that transaction, because the
   * row of the week would otherwise stay locked until its end. Each further block is twice as large, because
   * a transaction can need more than one block.
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

  /** Reserves a block. All callers that need indices of one week wait for the same block. */
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
