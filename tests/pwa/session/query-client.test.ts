import { afterAll, beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  // The session's module imports the theme's module. The theme's module reads these two objects
  // while it loads.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

test('queries are never stale, never repeated by themselves, and asked whatever the browser believes', async () => {
  const { createQueryClient } = await import('#pwa/session/query-client.ts')
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  expect(queries?.refetchInterval).toBeUndefined()
  expect(mutations).toMatchObject({ retry: false, networkMode: 'always' })
})

test('what may have been done is looked up: all that is on the screen is read again', async () => {
  const { createQueryClient } = await import('#pwa/session/query-client.ts')
  const { NetworkError, UnansweredError } = await import('#pwa/network/errors.ts')
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.resolve('devices'))
  await client.query({ queryKey: ['devices'], queryFn })
  const isLookedUp = () => client.getQueryState(['devices'])?.isInvalidated

  const change = (error: Error) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(error) })
      .execute(undefined)
      .catch(() => undefined)
  await change(new NetworkError('No connection.'))
  expect(isLookedUp()).toBe(false)
  await change(new UnansweredError('No answer.'))
  expect(isLookedUp()).toBe(true)
})
