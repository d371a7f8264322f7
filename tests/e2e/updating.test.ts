import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import { buildApp, createDeployment, type Deployment } from '#tests/support/browser/build-app.ts'
import { listCached, waitForWorker } from '#tests/support/browser/worker.ts'

/** The folder of the build that all end-to-end tests use. */
const v1 = resolve(import.meta.dirname, '../../dist')
const V2 = 'test 2'

let v2: string
let deployment: Deployment
let app: TestApp
let browser: Browser

beforeAll(async () => {
  v2 = await buildApp(V2)
})
afterAll(() => {
  rmSync(v2, { recursive: true, force: true })
})

beforeEach(async () => {
  deployment = createDeployment(v1)
  app = await startTestApp({ applicationFolder: deployment.folder })
  browser = await openBrowser({ serviceWorkers: 'allow', baseURL: app.url })
})
afterEach(async () => {
  await browser.close()
  await app.close()
  deployment.remove()
})

async function openTab(path = '/'): Promise<Page> {
  const page = await browser.context.newPage()
  await page.addInitScript(() => {
    const loads = Number(sessionStorage.getItem('loads')) + 1
    sessionStorage.setItem('loads', String(loads))
  })
  await page.goto(path)
  await waitForWorker(page)
  return page
}

const loadsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')))

/** Returns the version that the page's footer shows. */
async function versionOf(page: Page): Promise<string> {
  const text = await page.getByText(/^Version /).textContent()
  return text?.replace('Version ', '') ?? ''
}

async function lookForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

async function waitForWaiting(page: Page) {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting !== null
  })
}

const offer = (page: Page) => page.getByText('A new version is ready')
const accept = (page: Page) => page.getByRole('button', { name: 'Load it now' }).click()

/**
 * Holds the lock `busy`. A screen holds this lock while it must not be interrupted. Every tab can
 * see the lock.
 */
async function beBusy(page: Page) {
  await page.evaluate(() => {
    const held = new Promise<void>((done) => Object.assign(window, { finish: done }))
    void navigator.locks.request('busy', { mode: 'shared' }, () => held)
  })
}

/**
 * Counts how often this tab asks whether a tab is busy. Counts only the questions with the answer
 * yes.
 */
async function countToldBusy(page: Page) {
  await page.evaluate(() => {
    const told = Object.assign(window, { toldBusy: 0 })
    const ask = navigator.locks.query.bind(navigator.locks)
    navigator.locks.query = async () => {
      const answer = await ask()
      if (answer.held?.some(({ name }) => name === 'busy')) told.toldBusy += 1
      return answer
    }
  })
}

async function finish(page: Page) {
  await page.evaluate(() => {
    ;(window as unknown as { finish: () => void }).finish()
  })
}

describe('a new version', () => {
  test('is offered, loads when it is accepted, once in each tab, and can be taken back', async () => {
    const [one, other] = [await openTab(), await openTab('/verify')]
    const former = await versionOf(one)
    deployment.deploy(v2)
    await lookForUpdate(one)
    await offer(one).waitFor()
    await offer(other).waitFor()
    await checkAccessibility(one)
    expect([await versionOf(one), await versionOf(other)]).toEqual([former, former])

    await accept(one)
    for (const page of [one, other]) {
      await expect.poll(() => versionOf(page).catch(() => 'loading')).toBe(V2)
      await offer(page).waitFor({ state: 'detached' })
      expect(await loadsOf(page)).toBe(2)
    }

    deployment.deploy(v1)
    await lookForUpdate(other)
    await offer(one).waitFor()
    await accept(one)
    for (const page of [one, other]) {
      await expect.poll(() => versionOf(page).catch(() => 'loading')).toBe(former)
      expect(await loadsOf(page)).toBe(3)
    }
  })

  test('waits, however often a page is loaded, until somebody accepts it', async () => {
    const page = await openTab()
    const former = await versionOf(page)
    deployment.deploy(v2)
    await lookForUpdate(page)
    await waitForWaiting(page)
    await page.reload()
    await offer(page).waitFor()
    expect(await versionOf(page)).toBe(former)
    await page.getByRole('button', { name: 'Later' }).click()
    await offer(page).waitFor({ state: 'detached' })
  })

  test('is not offered while any tab is in the middle of something', async () => {
    const [idle, busy] = [await openTab(), await openTab()]
    await beBusy(busy)
    await countToldBusy(idle)
    deployment.deploy(v2)
    await lookForUpdate(idle)
    await waitForWaiting(idle)
    // Waits for the second answer. By the second answer, the page has drawn the effect of the first
    // answer.
    await idle.waitForFunction(() => 'toldBusy' in window && Number(window.toldBusy) >= 2)
    expect(await offer(idle).count()).toBe(0)

    await finish(busy)
    await offer(idle).waitFor()
  })

  test('that was never asked for carries its files, the old version keeps its own', async () => {
    const page = await openTab()
    const kept = await listCached(page)
    deployment.deploy(v2)
    await lookForUpdate(page)
    await offer(page).waitFor()
    await accept(page)
    await expect.poll(() => versionOf(page).catch(() => 'loading')).toBe(V2)
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2)
    const code = kept.filter((path) => /^\/assets\/.*\.js$/.test(path))
    const [old = '/assets/none.js'] = code.filter((path) => !existsSync(join(v2, path)))
    const status = await page.evaluate((path) => fetch(path).then(({ status }) => status), old)
    expect(status).toBe(200)
  })
})

describe('a part that does not arrive', () => {
  const part = /\/assets\/verify-[\w-]{8}\.js$/
  let visitor: Browser
  let page: Page

  /** Opens the app for the first time, with nothing stored in the browser. */
  beforeEach(async () => {
    visitor = await openBrowser({ baseURL: app.url })
    page = await visitor.context.newPage()
    await page.addInitScript(() => {
      sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1))
    })
    await visitor.context.route(part, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
  })
  afterEach(() => visitor.close())

  const askForPart = () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Public Verification' }).click()
  const failure = () => page.getByRole('heading', { name: 'This page could not be shown' })

  test('because a newer version took its place costs one reload, and no loop', async () => {
    // Deploys the new version when the page requests this file. After an earlier deployment,
    // another file could cause the reload.
    const deploy = (route: Route) => {
      deployment.deploy(v2)
      return route.fallback()
    }
    await visitor.context.route(part, deploy, { times: 1 })
    await askForPart()
    await expect.poll(() => loadsOf(page).catch(() => 0)).toBe(2)
    await failure().waitFor()

    expect(await versionOf(page)).toBe(V2)
    expect(await loadsOf(page)).toBe(2)
  })

  test('because the network failed costs no reload, and comes when it is asked for again', async () => {
    await visitor.context.unroute(part)
    await visitor.context.route(part, (route) => route.abort())
    await askForPart()
    await failure().waitFor()
    expect(await loadsOf(page)).toBe(1)

    await visitor.context.unroute(part)
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByRole('heading', { name: 'Check a credential' }).waitFor()
  })
})

describe('the kill switch', () => {
  test('takes the place of a worker, empties its caches and serves from the network', async () => {
    const page = await openTab()
    const former = await versionOf(page)
    // Waits until the page stops asking its worker. The page asks every few seconds until it shows
    // "Offline ready". Chromium does not replace a worker that is being asked.
    await page.getByText('Offline ready', { exact: true }).waitFor()
    deployment.deployKillSwitch(v2)
    await lookForUpdate(page)
    await expect.poll(() => versionOf(page).catch(() => 'loading')).toBe(V2)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(false)
    const loads = await loadsOf(page)
    await page.waitForLoadState('networkidle')
    expect(await loadsOf(page)).toBe(loads)

    deployment.deploy(v1)
    await lookForUpdate(page)
    await offer(page).waitFor()
    await accept(page)
    await expect.poll(() => versionOf(page).catch(() => 'loading')).toBe(former)
  })
})
