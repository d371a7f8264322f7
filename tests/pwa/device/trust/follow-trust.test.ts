import '#tests/support/browser/empty-browser.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Issuer, makeIssuer } from './issuer.ts'
import { openPage, serve, type Server } from './page.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const at = (ms: number) => new Date(NOW.getTime() + ms)

let issuer: Issuer
let server: Server
let browser: EventTarget
/** The errors of promises that no code has caught. */
let unhandled: unknown[]
const note = (error: unknown) => void unhandled.push(error)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
  vi.stubGlobal('location', { hostname: 'visa.example' })
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  issuer = await makeIssuer(NOW)
  server = serve(await issuer.publish())
  unhandled = []
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
  vi.useRealTimers()
})

const timesAsked = () => server.asked.filter((address) => address === '/api/trust').length
/**
 * Expects this number of calls to `/api/trust`. Runs the microtasks first, because a call is sent
 * in a microtask. Does not poll, because polling would advance the fake timers.
 */
async function expectAsked(times: number) {
  await vi.advanceTimersByTimeAsync(0)
  expect(timesAsked()).toBe(times)
}

/** Waits for the end of a renewal, and forgets the calls up to now. */
async function settle(page: Awaited<ReturnType<typeof openPage>>) {
  await page.renewTrust().catch(() => undefined)
  server.asked = []
}

describe('a page that follows the issuer', () => {
  test('asks at once, every quarter of an hour and when the network is back', async () => {
    const page = await openPage()
    const stop = page.followTrust()
    await expectAsked(1)
    await settle(page)
    vi.advanceTimersByTime(15 * MINUTE_MS - 1)
    await expectAsked(0)
    vi.advanceTimersByTime(1)
    await expectAsked(1)
    await settle(page)
    browser.dispatchEvent(new Event('online'))
    await expectAsked(1)
    await settle(page)

    stop()
    browser.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60 * MINUTE_MS)
    await expectAsked(0)
  })

  test('asks again when a log-out has wiped the origin, until it stops', async () => {
    const page = await openPage()
    const { wipeDevice } = await import('#pwa/session/wipe.ts')
    const storage = { getItem: () => null, setItem: () => undefined, clear: () => undefined }
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('document', {
      documentElement: { dataset: {} },
      getElementById: () => null,
      querySelector: () => null,
    })
    const stop = page.followTrust()
    await settle(page)
    await wipeDevice()
    await expectAsked(1)
    await settle(page)
    stop()
    await wipeDevice()
    await expectAsked(0)
  })

  test.each<[string, () => Promise<Response>]>([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', () => Promise.resolve(new Response('{}', { status: 503 }))],
    ['answers something else', () => Promise.resolve(Response.json({ keySets: 1 }))],
    [
      'is somebody else',
      async () => Response.json((await (await makeIssuer(NOW)).publish()).answer),
    ],
  ])('keeps what it has, and asks on, while the server %s', async (_name, answer) => {
    const page = await openPage()
    await page.renewTrust()
    vi.stubGlobal('fetch', (address: string) => {
      server.asked.push(address)
      return answer()
    })
    server.asked = []
    const stop = page.followTrust()
    await expectAsked(1)
    await settle(page)
    vi.advanceTimersByTime(15 * MINUTE_MS)
    await expectAsked(1)
    stop()
    expect((await page.readTrust())?.manifest.issuedAt).toEqual(NOW)
    expect(unhandled).toEqual([])
  })
})

test('who asks while somebody does waits for the same answer', async () => {
  const page = await openPage()
  await Promise.all([page.renewTrust(), page.renewTrust(), page.renewTrust()])
  expect(timesAsked()).toBe(1)
  await page.renewTrust()
  expect(timesAsked()).toBe(2)
})

test('what a disk refuses is believed until the page is closed', async () => {
  const page = await openPage()
  const { StorageError } = await import('#pwa/device/storage/storage-error.ts')
  await page.renewTrust()
  const rows = await page.readRows()
  server.published = await issuer.publish({ issuedAt: at(1000), revoked: [3] })
  vi.spyOn(page.store, 'atOnce').mockRejectedValue(new StorageError('The disk is full.'))
  await page.renewTrust()
  expect((await page.readTrust())?.manifest.issuedAt).toEqual(at(1000))
  expect((await (await openPage(rows)).readTrust())?.manifest.issuedAt).toEqual(NOW)
})

test('the time is that of the server, where a clock is known to be wrong', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'clockOffset' ? String(DAY_MS) : null),
  })
  vi.setSystemTime(at(-DAY_MS))
  const page = await openPage()
  await page.renewTrust()
  expect((await page.readTrust())?.manifest.issuedAt).toEqual(NOW)
})
