import { beforeEach, expect, test, vi } from 'vitest'
import { SHARED_CACHE } from '#pwa/device/worker/shared-cache.ts'
import { IMAGE_BYTES_MAX } from '#pwa/device/worker/shared-image.ts'
import { keepSharedImage } from '#pwa/device/worker/keep-shared-image.ts'

const ADDRESS = 'https://visa.example/qr-verify'
const BOUNDARY = 'edge'
const CHUNK_BYTES = 64 * 1024

const kept = new Map<string, Blob>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('caches', {
    open: (name: string) =>
      Promise.resolve({
        put: async (_: string, response: Response) => kept.set(name, await response.blob()),
      }),
  })
  return () => vi.unstubAllGlobals()
})

function share(field: string, picture: Blob | string): Promise<Response> {
  const body = new FormData()
  body.append(field, picture)
  return keepSharedImage(new Request(ADDRESS, { method: 'POST', body }))
}

const placeOf = (response: Response) => [response.status, response.headers.get('Location')]

test('a picture is kept for the scanner', async () => {
  const answer = await share('image', new Blob(['a picture'], { type: 'image/png' }))
  expect(placeOf(answer)).toEqual([303, '/qr-verify?scan=image&shared'])
  expect(await kept.get(SHARED_CACHE)?.text()).toBe('a picture')
})

test('a picture of the largest size is kept, and one byte more is not', async () => {
  const fitting = await share('image', new Blob([new Uint8Array(IMAGE_BYTES_MAX)]))
  expect(placeOf(fitting)).toEqual([303, '/qr-verify?scan=image&shared'])
  kept.clear()
  const larger = await share('image', new Blob([new Uint8Array(IMAGE_BYTES_MAX + 1)]))
  expect(placeOf(larger)).toEqual([303, '/qr-verify?scan=image&shared=too-large'])
  expect(kept.size).toBe(0)
})

test('what does not end is read no further than a picture may go', async () => {
  let sent = 0
  let isCancelled = false
  const body = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(CHUNK_BYTES))
      sent += CHUNK_BYTES
    },
    cancel: () => {
      isCancelled = true
    },
  })
  const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const answer = await keepSharedImage(new Request(ADDRESS, init))

  expect(placeOf(answer)).toEqual([303, '/qr-verify?scan=image&shared=too-large'])
  expect(isCancelled).toBe(true)
  expect(sent).toBeLessThan(IMAGE_BYTES_MAX + 8 * CHUNK_BYTES)
  expect(kept.size).toBe(0)
})

test.each([
  ['no file', 'image', 'text'],
  ['another field', 'other', 'text'],
])('%s leads to the scanner alone', async (_, field, value) => {
  expect(placeOf(await share(field, value))).toEqual([303, '/qr-verify'])
  expect(kept.size).toBe(0)
})
