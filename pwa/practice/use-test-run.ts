import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { StorageError } from '#pwa/offline/storage-error.ts'
import { isAnythingKept } from '#pwa/offline/store.ts'
import { changeRun, keepRun, readRun, removeRun } from './run-store.ts'
import { finish, type TestRun } from './test-run.ts'

const channel = new BroadcastChannel('practice-test')
let writesOpen = 0
let lastWrite: Promise<unknown> = Promise.resolve()
/** Runs of which the disk refused something: what the screen shows is put there whole, next time. */
const unkept = new Set<string>()

/** One write after the other, in the order in which they were made on the screen. */
function takeTurn(work: () => Promise<void>): Promise<void> {
  writesOpen += 1
  const turn = lastWrite.then(work).finally(() => {
    writesOpen -= 1
  })
  lastWrite = turn.catch(() => undefined)
  return turn
}

function runQuery(owner: string) {
  return queryOptions({
    queryKey: ['practice-test', owner],
    queryFn: async () => ((await isAnythingKept(owner)) ? readRun(owner) : null),
    staleTime: 0,
  })
}

type Change = (run: TestRun) => TestRun

export interface KeptRun {
  /** Undefined while it is being read. */
  run: TestRun | null | undefined
  begin: (run: TestRun) => void
  change: (id: string, change: Change) => void
  /** Ends the run on the screen and then with `write` on the disk. */
  finish: (
    id: string,
    spentMs: number,
    write: (finishIt: Change) => Promise<TestRun | null>,
  ) => Promise<void>
  discard: () => void
}

/** The run of this person, shown at once after each change, kept on the device, shared by all tabs. */
export function useTestRun(owner: string): KeptRun {
  const client = useQueryClient()
  const query = runQuery(owner)
  const { data: run } = useQuery(query)

  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ['practice-test', owner] })
    channel.addEventListener('message', refresh)
    return () => {
      channel.removeEventListener('message', refresh)
    }
  }, [client, owner])

  function keep(shown: TestRun | null, write: () => Promise<TestRun | null>): Promise<void> {
    const cancelled = client.cancelQueries({ queryKey: query.queryKey }, { revert: false })
    return takeTurn(async () => {
      await cancelled
      await keepNow(shown, write)
    })
  }

  /** The disk's refusal has been told by the store; the test goes on in memory. */
  async function keepNow(shown: TestRun | null, write: () => Promise<TestRun | null>) {
    try {
      if (shown && unkept.has(shown.id)) await keepRun(owner, shown)
      const kept = await write()
      if (shown) unkept.delete(shown.id)
      channel.postMessage('changed')
      // Before the last of several quick writes the disk is behind the screen.
      if (writesOpen === 1) client.setQueryData(query.queryKey, kept)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      if (shown) unkept.add(shown.id)
    }
  }

  function show(next: TestRun | null) {
    client.setQueryData(query.queryKey, next)
  }

  return {
    run,
    begin: (next) => {
      show(next)
      void keep(next, async () => {
        await keepRun(owner, next)
        return next
      })
    },
    change: (id, change) => {
      const current = client.getQueryData(query.queryKey)
      if (current?.id !== id || current.finishedAt !== null) return
      show(change(current))
      void keep(current, () => changeRun(owner, id, change))
    },
    finish: async (id, spentMs, write) => {
      const current = client.getQueryData(query.queryKey)
      if (current?.id !== id || current.finishedAt !== null) return
      const now = Date.now()
      const finishIt = (open: TestRun) => finish(open, Math.max(open.clock.spentMs, spentMs), now)
      show(finishIt(current))
      await keep(current, () => write(finishIt))
    },
    discard: () => {
      show(null)
      void keep(null, async () => {
        await removeRun(owner)
        return null
      })
    },
  }
}
