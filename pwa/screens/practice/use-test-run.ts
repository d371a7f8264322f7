import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSaved, save } from '#pwa/device/storage/save.ts'
import { isAnythingKept } from '#pwa/device/storage/store.ts'
import { changeRun, keepRun, readRun, removeRun } from './run-store.ts'
import { finish, type TestRun } from './test-run.ts'

const channel = new BroadcastChannel('practice-test')

function runQuery(owner: string) {
  const queryKey = ['practice-test', owner]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const kept = (await isAnythingKept(owner)) ? await readRun(owner) : null
      // The device may have refused to store a run. Such a run is only in this cache.
      const shown = client.getQueryData<TestRun | null>(queryKey)
      return isSaved(lineOf(owner)) || shown === undefined ? kept : shown
    },
    staleTime: 0,
    gcTime: Infinity,
  })
}

function lineOf(owner: string): string {
  return `practice-test ${owner}`
}

type Change = (run: TestRun) => TestRun

export interface KeptRun {
  /** The latest run. Undefined until the run is loaded, and null when there is none. */
  run: TestRun | null | undefined
  /** The name of the run's writes in `save.ts`. `useSaveState` returns their state by this name. */
  line: string
  begin: (run: TestRun) => void
  change: (id: string, change: Change) => void
  /** `write` stores the finished run, and returns the run that is stored then. */
  finish: (
    id: string,
    spentMs: number,
    write: (finishIt: Change) => Promise<TestRun | null>,
  ) => Promise<void>
  discard: () => void
}

/**
 * Returns the person's latest run, which all tabs share. A change appears after the device has stored it.
 * A change that the device has refused appears as not saved, and the test continues.
 */
export function useTestRun(owner: string): KeptRun {
  const client = useQueryClient()
  const query = runQuery(owner)
  const { queryKey } = query
  const { data: run } = useQuery(query)
  const line = lineOf(owner)

  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ['practice-test', owner] })
    channel.addEventListener('message', refresh)
    return () => channel.removeEventListener('message', refresh)
  }, [client, owner])

  async function keep(
    write: () => Promise<TestRun | null>,
    showRefused: (shown: TestRun | null) => TestRun | null,
  ) {
    let kept: TestRun | null = null
    const isKept = await save(line, async () => {
      // Cancels a read that is still running, because its result would not contain the change.
      await client.cancelQueries({ queryKey }, { revert: false })
      kept = await write()
      channel.postMessage('changed')
    })
    client.setQueryData(queryKey, (shown) => (isKept ? kept : showRefused(shown ?? null)))
  }

  return {
    run,
    line,
    begin: (next) => {
      void keep(
        async () => {
          await keepRun(owner, next)
          return next
        },
        () => next,
      )
    },
    change: (id, change) => void keep(() => changeRun(owner, id, change), changeOpen(id, change)),
    finish: async (id, spentMs, write) => {
      const now = Date.now()
      const finishIt = (open: TestRun) => finish(open, Math.max(open.clock.spentMs, spentMs), now)
      await keep(() => write(finishIt), changeOpen(id, finishIt))
    },
    discard: () => {
      void keep(
        async () => {
          await removeRun(owner)
          return null
        },
        () => null,
      )
    },
  }
}

/** Does not change a finished run or another run. */
function changeOpen(id: string, change: Change): (run: TestRun | null) => TestRun | null {
  return (run) => (run?.id === id && run.finishedAt === null ? change(run) : run)
}
