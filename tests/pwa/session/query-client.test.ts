import { afterAll, beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  // Read when the theme's module is loaded, which the session brings along.
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
