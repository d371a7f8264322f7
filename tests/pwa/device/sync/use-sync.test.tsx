// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { passTime, passUntil, renderHook } from '#tests/support/browser/render-hook.tsx'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { SYNC_TRIES, sync, type SyncEvent } from '#contracts/sync.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { queueEvent } from '#pwa/device/sync/outbox.ts'
import { reportSync, useSyncState } from '#pwa/device/sync/sync-state.ts'
// The hook loads this module on demand. The test loads the module before it stops the clock.
import '#pwa/device/sync/sync.ts'
import { useSync } from '#pwa/device/sync/use-sync.ts'
import { recordReached } from '#pwa/network/connection.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { prepareLogout } from '#pwa/session/prepare-logout.ts'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const MINUTE_MS = 60_000
const EPOCH = 'fdf1d1d4-4a3c-4f57-93ad-47f0c79a3b0c'
/** The longest time between a sign of a connection and the next sync. */
const SOON_MS = 1000
const TICKED: Pick<SyncEvent, 'kind' | 'payload'> = {
  kind: 'checklist_item_set',
  payload: { checklist: 'f-1', item: 'passport', isDone: true },
}

let owner: string
/** The ids of the events that reached the server. There is one list of ids for each call. */
let calls: string[][]

beforeEach(async () => {
  owner = crypto.randomUUID()
  await Promise.all([openStore(owner), openStore(VISITOR)])
  calls = []
  reportSync({ deadLetters: 0, syncedAt: null })
  vi.useFakeTimers()
})

/** Makes the server accept every event. With `refusing`, the server refuses every event. */
function reachServer({ refusing = false } = {}) {
  answer(sync, ({ events, since = '' }) => {
    const ids = events.map(({ id }) => id)
    calls.push(ids)
    return {
      accepted: refusing ? [] : ids,
      refused: refusing ? ids.map((id) => ({ id, code: 'INVALID_INPUT' as const })) : [],
      events: [],
      epoch: EPOCH,
      cursor: since,
      hasMore: false,
    }
  })
}

async function queue(): Promise<string> {
  await queueEvent(owner, { ...TICKED, at: new Date() })
  const [row] = await readOutbox()
  return row?.id ?? ''
}

async function readOutbox() {
  return (await openStore(owner)).outbox.toArray()
}

function openPage() {
  const client = createQueryClient()
  const user: CurrentUser = { ...AMARA, id: owner }
  client.setQueryData(sessionQuery.queryKey, user)
  return renderHook(() => ({ tryAgain: useSync(), state: useSyncState() }), client)
}

/** Makes the browser report a connection. The report can be wrong. */
function comeOnline() {
  act(() => {
    dispatchEvent(new Event('online'))
  })
}

describe('what was done on this device', () => {
  test('leaves soon after the page was opened', async () => {
    const id = await queue()
    reachServer()
    const { result } = openPage()
    expect(calls).toEqual([])
    await passUntil(() => {
      expect(calls).toEqual([[id]])
      expect(result.current.state.syncedAt).not.toBeNull()
    })
    expect(await readOutbox()).toEqual([])
  })

  test('waits for no other tab, whose call may hang', async () => {
    const locks = { request: () => new Promise(() => undefined) }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    const id = await queue()
    reachServer()
    openPage()
    await passUntil(() => {
      expect(calls).toEqual([[id]])
    })
  })

  test.each([
    ['a request reached the server', () => recordReached(true)],
    ['the browser says so', comeOnline],
  ])('stays while the server is away, and leaves when it is back: %s', async (_, tell) => {
    const id = await queue()
    const { result } = openPage()
    await passUntil(() => {
      expect(askedPaths(sync)).toHaveLength(1)
    })
    await passTime(10)
    expect(await readOutbox()).toMatchObject([{ id, tries: 0 }])
    expect(result.current.state).toEqual({ deadLetters: 0, syncedAt: null })
    reachServer()
    tell()
    await passTime(SOON_MS)
    await passUntil(() => {
      expect(result.current.state.syncedAt).not.toBeNull()
    })
    expect(calls).toEqual([[id]])
    expect(await readOutbox()).toEqual([])
  })

  test('leaves by itself, without any sign, some time after the server is back', async () => {
    const id = await queue()
    openPage()
    await passUntil(() => {
      expect(askedPaths(sync)).toHaveLength(1)
    })
    reachServer()
    await passTime(MINUTE_MS)
    expect(calls).toEqual([[id]])
  })

  test('leaves before its owner logs out, and nothing after that', async () => {
    reachServer()
    openPage()
    await passUntil(() => {
      expect(calls).toEqual([[]])
    })
    const id = await queue()
    await act(() => prepareLogout())
    expect(calls).toEqual([[], [id]])
    comeOnline()
    await passTime(10 * MINUTE_MS)
    expect(calls).toHaveLength(2)
  })

  test('waits for its owner when the page is somebody else’s', async () => {
    await queue()
    reachServer()
    const client = createQueryClient()
    client.setQueryData(sessionQuery.queryKey, null)
    renderHook(useSync, client)
    await passTime(10 * MINUTE_MS)
    expect(askedPaths()).toEqual([])
  })

  test('is not sent by a page that was left', async () => {
    reachServer()
    const { unmount } = openPage()
    await passUntil(() => {
      expect(calls).toEqual([[]])
    })
    await queue()
    unmount()
    comeOnline()
    await passTime(10 * MINUTE_MS)
    expect(calls).toEqual([[]])
  })
})

describe('what the server refuses', () => {
  test('is set aside after its tries, is sent no more, and leaves when somebody tries again', async () => {
    const id = await queue()
    reachServer({ refusing: true })
    const { result } = openPage()
    for (let time = 1; time <= SYNC_TRIES; time++) {
      await passUntil(() => {
        expect(calls).toHaveLength(time)
      })
      await passTime(10)
      expect(result.current.state.deadLetters).toBe(time < SYNC_TRIES ? 0 : 1)
      comeOnline()
    }
    await passUntil(() => {
      expect(calls.at(-1)).toEqual([])
    })
    expect(calls).toEqual([[id], [id], [id], []])
    reachServer()
    act(() => {
      result.current.tryAgain()
    })
    await passUntil(() => {
      expect(result.current.state.deadLetters).toBe(0)
    })
    expect(calls.at(-1)).toEqual([id])
    expect(await readOutbox()).toEqual([])
  })

  test('because the session has ended is no fault of what was sent', async () => {
    const id = await queue()
    refuse(sync, 401, 'SIGN_IN_REQUIRED')
    const { result } = openPage()
    for (let time = 1; time <= SYNC_TRIES + 1; time++) {
      await passUntil(() => {
        expect(askedPaths(sync)).toHaveLength(time)
      })
      await passTime(10)
      comeOnline()
    }
    expect(await readOutbox()).toMatchObject([{ id, tries: 0 }])
    expect(result.current.state.deadLetters).toBe(0)
  })
})
