import type { Knex } from 'knex'
import { findAnchors, type AnchorState } from './proof.ts'
import { openWaker } from './waker.ts'

/**
 * The interval in milliseconds at which the state of the hashes is read. Another process may be the sender.
 */
const WAIT_POLL_MS = 100

type Status = AnchorState['status']

interface Caller {
  anchorHash: string
  isReached: (status: Status) => boolean
  deadline: number
  resolve: (isReached: boolean) => void
  reject: (error: unknown) => void
}

/** Lets callers wait for the state of a hash. One query reads the states for all waiting callers. */
export function watchAnchors(database: Knex, stopped: AbortSignal) {
  const waiting = new Set<Caller>()
  const news = openWaker()
  let isWatching = false

  async function watch(): Promise<void> {
    isWatching = true
    while (waiting.size > 0) {
      const nearest = Math.min(...[...waiting].map(({ deadline }) => deadline))
      await news.sleep(Math.min(WAIT_POLL_MS, nearest - performance.now()))
      await answer([...waiting])
    }
    isWatching = false
  }

  async function answer(callers: Caller[]): Promise<void> {
    try {
      const anchors = await findAnchors(
        database,
        callers.map(({ anchorHash }) => anchorHash),
      )
      for (const caller of callers) {
        const isReached = caller.isReached(anchors.get(caller.anchorHash)?.status ?? 'pending')
        const isOver = caller.deadline <= performance.now() || stopped.aborted
        if ((isReached || isOver) && waiting.delete(caller)) caller.resolve(isReached)
      }
    } catch (error) {
      for (const caller of callers) if (waiting.delete(caller)) caller.reject(error)
    }
  }

  return {
    wake: news.wake,
    waitFor: (anchorHash: string, isReached: Caller['isReached'], timeoutMs: number) =>
      new Promise<boolean>((resolve, reject) => {
        const deadline = performance.now() + timeoutMs
        waiting.add({ anchorHash, isReached, deadline, resolve, reject })
        news.wake()
        if (!isWatching) void watch()
      }),
  }
}
