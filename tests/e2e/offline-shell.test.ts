import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ENGLISH_ONLY } from '#pwa/language/language.ts'
import { checkAccessibility, type Browser } from '#tests/support/browser/browser.ts'
import { createProfile, type Profile } from '#tests/support/browser/profile.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'
import { listCached, waitForWorker } from '#tests/support/browser/worker.ts'

/**
 * The addresses that everybody can load. A screen that needs an account asks a visitor to sign in.
 */
const SCREENS = ['/', '/auth', '/verify', '/wallet', '/qr-verify', '/admin', '/nowhere/at/all']

let server: Server
let profile: Profile
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' })
  profile = createProfile()
  browser = await profile.open({ baseURL: server.url })
  await waitForWorker(await browser.openPage('/'))
})
beforeEach(async () => {
  page = await browser.openPage()
})
afterEach(() => page.close())
afterAll(async () => {
  await browser.close()
  profile.remove()
  await server.close()
})

/**
 * Returns the messages that the pages have logged. Leaves out failed connections, because the
 * server is killed.
 */
function complaints() {
  return browser.complaints.filter(
    (text) =>
      !/ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|Failed to fetch/.test(text),
  )
}

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('every screen asks only this origin, and only for files that are kept', async () => {
  const asked = new Set<string>()
  browser.context.on('request', (request) => asked.add(request.url()))
  for (const path of SCREENS) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  const addresses = [...asked].filter((url) => /^https?:/.test(url)).map((url) => new URL(url))
  expect(new Set(addresses.map(({ origin }) => origin))).toEqual(new Set([server.url]))

  const kept = new Set(await listCached(page))
  const files = addresses
    .map(({ pathname }) => pathname)
    .filter((path) => !path.startsWith('/api/') && !SCREENS.includes(path) && path !== '/sw.js')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => !kept.has(path))).toEqual([])
})

test('what is kept is a closed list: no answer of the API, no document of the payment', async () => {
  for (const path of [...SCREENS, '/verify?token=123', '/checkout']) await page.goto(path)
  await page.evaluate(() => fetch('/api/trust'))
  const kept = await listCached(page)
  expect(kept).toContain('/index.html')
  expect(kept).toContain('/paying-offline.html')
  const ELSEWHERE = /^\/(assets\/|icons\/|(?:[a-z]{2}\/)?[a-z-]+\.(html|css|js|svg|webmanifest)$)/
  expect(kept.filter((path) => !ELSEWHERE.test(path))).toEqual([])
  expect(
    kept.filter((path) => /checkout\.html|success\.html|^\/(?:sw\.js|api)/.test(path)),
  ).toEqual([])
})

test('without a connection, the app is in the language that the person chose', async () => {
  await browser.context.addCookies([{ name: 'language', value: 'ar', url: server.url }])
  await browser.context.setOffline(true)
  for (const path of SCREENS) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { lang, dir } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
    }))
    const expected = ENGLISH_ONLY.test(path) ? ['en', ''] : ['ar', 'rtl']
    expect([path, lang, dir]).toEqual([path, ...expected])
  }
  await browser.context.setOffline(false)
  await browser.context.clearCookies()
})

test('a lost connection shows in the result of a request, and so does its return', async () => {
  await page.goto('/')
  await server.kill('SIGKILL')
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.reload()
  const notice = page.getByText('You see what this device has kept.')
  await notice.waitFor()
  await checkAccessibility(page)

  await server.restart()
  await notice.waitFor({ state: 'detached' })
})

describe('with the server and the browser killed', () => {
  /**
   * Listens on the port of the killed server, and drops every connection. The port is then not free
   * for another server, which would answer.
   */
  const inItsPlace = createServer((socket) => socket.destroy())

  beforeAll(async () => {
    await server.kill('SIGKILL')
    await once(inItsPlace.listen(Number(new URL(server.url).port), '127.0.0.1'), 'listening')
    await profile.kill(browser)
    browser = await profile.open({ baseURL: server.url })
  })
  afterAll(() => inItsPlace.close())

  test('the public screens open from a cold start', async () => {
    await page.goto('/')
    await heading(/./).waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    await page.goto('/verify')
    await heading(/./).waitFor()
    await page.goto('/nowhere/at/all')
    await heading('404: page not found').waitFor()
    expect(complaints()).toEqual([])
  })

  test('code comes from the cache without waiting for the worker', async () => {
    await page.goto('/')
    await heading(/./).waitFor()
    const sources = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/'))
        .map((entry) => ('workerFinalSourceType' in entry ? entry.workerFinalSourceType : null)),
    )
    expect(new Set(sources)).toEqual(new Set(['cache']))
  })

  test('paying says that it needs a connection', async () => {
    for (const path of ['/checkout', '/success?payment=1']) {
      await page.goto(path)
      await heading('Paying needs a connection').waitFor()
      await checkAccessibility(page)
    }
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.getByRole('banner').waitFor()
  })

  test('a call of the API fails instead of being answered from a cache', async () => {
    await page.goto('/')
    const answer = await page.evaluate(() =>
      fetch('/api/trust', { cache: 'no-store' }).then(
        ({ status }) => status,
        () => 'failed',
      ),
    )
    expect(answer).toBe('failed')
  })
})
