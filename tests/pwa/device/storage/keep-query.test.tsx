// @vitest-environment happy-dom
import { passTime, passUntil, renderHook } from '#tests/support/browser/render-hook.tsx'
import { hashKey, useQuery } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { keepQuery } from '#pwa/device/storage/keep-query.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { hold } from '#tests/support/browser/answers.ts'

const NOW = Date.parse('2026-06-01T10:00:00Z')
const STALE_MS = 60_000
const KEY = ['notes']
const Notes = z.array(z.string())

let owner: string
let times: number
let fetchNotes: () => Promise<string[]>

beforeEach(async () => {
  owner = crypto.randomUUID()
  await openStore(owner)
  times = 0
  fetchNotes = () => Promise.resolve(['newer'])
  vi.useFakeTimers({ now: NOW })
})

async function keepNotes(data: unknown, ageMs: number) {
  const { queries } = await openStore(owner)
  await queries.put({ key: hashKey(KEY), data, updatedAt: NOW - ageMs })
}

async function readKept() {
  return (await openStore(owner)).queries.get(hashKey(KEY))
}

function openNotes() {
  return renderHook(() =>
    useQuery({
      queryKey: KEY,
      queryFn: () => {
        times += 1
        return fetchNotes()
      },
      staleTime: STALE_MS,
      persister: keepQuery({ owner, schema: Notes }),
    }),
  )
}

describe('what is kept', () => {
  test('is shown without asking while it is not stale, and is as old as it is', async () => {
    await keepNotes(['kept'], STALE_MS - 1000)
    const { result } = openNotes()
    await passTime(10)
    expect(result.current.data).toEqual(['kept'])
    expect(result.current.dataUpdatedAt).toBe(NOW - STALE_MS + 1000)
    expect(times).toBe(0)
  })

  test('is stale when its own time is over, not a minute after it was read', async () => {
    await keepNotes(['kept'], STALE_MS - 1000)
    const { client, unmount } = openNotes()
    await passTime(10)
    unmount()
    await passTime(1000)
    const { result } = renderHook(
      () => useQuery({ queryKey: KEY, queryFn: () => fetchNotes(), staleTime: STALE_MS }),
      client,
    )
    await passTime(10)
    expect(result.current.data).toEqual(['newer'])
  })

  test('and is stale is shown at once, asked for, and gives way to the answer', async () => {
    await keepNotes(['kept'], STALE_MS)
    const { held, letGo } = hold<string[]>()
    fetchNotes = () => held
    const { result } = openNotes()
    await passUntil(() => {
      expect(result.current).toMatchObject({ data: ['kept'], isFetching: true })
    })
    await passTime(10)
    expect(times).toBe(1)
    letGo(['newer'])
    await passUntil(() => {
      expect(result.current.data).toEqual(['newer'])
    })
    expect(await readKept()).toMatchObject({ data: ['newer'] })
    expect(result.current.dataUpdatedAt).toBeGreaterThan(NOW)
  })

  test('stays, on the screen and on the disk, when the request fails', async () => {
    await keepNotes(['kept'], STALE_MS)
    fetchNotes = () => Promise.reject(new Error('away'))
    const { result } = openNotes()
    await passUntil(() => {
      expect(result.current.isRefetchError).toBe(true)
    })
    expect(result.current).toMatchObject({ data: ['kept'], dataUpdatedAt: NOW - STALE_MS })
    expect(await readKept()).toMatchObject({ data: ['kept'], updatedAt: NOW - STALE_MS })
  })

  test('in another shape is passed over, and replaced by what is asked for', async () => {
    await keepNotes({ notes: 'kept' }, 0)
    const { result, seen } = openNotes()
    await passUntil(() => {
      expect(result.current.data).toEqual(['newer'])
    })
    expect(new Set(seen.map(({ data }) => data?.[0]))).toEqual(new Set([undefined, 'newer']))
    expect(await readKept()).toMatchObject({ data: ['newer'] })
  })
})

describe('what is asked for', () => {
  test('for the first time is kept', async () => {
    const { result } = openNotes()
    await passUntil(() => {
      expect(result.current.data).toEqual(['newer'])
    })
    expect((await readKept())?.data).toEqual(['newer'])
  })

  test('is shown though the disk neither reads nor stores', async () => {
    const { queries } = await openStore(owner)
    vi.spyOn(queries, 'get').mockRejectedValue(new StorageError('The disk is away.'))
    vi.spyOn(queries, 'put').mockRejectedValue(new StorageError('The disk is away.'))
    const { result } = openNotes()
    await passUntil(() => {
      expect(result.current.data).toEqual(['newer'])
    })
    expect(result.current.isError).toBe(false)
  })
})
