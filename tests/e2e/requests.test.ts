import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listRequests } from '#tests/support/browser/count-requests.ts'
import { KEPT_FILES, REQUEST_LIMITS } from '#tests/support/browser/script-budgets.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { listCached, waitForWorker } from '#tests/support/browser/worker.ts'
import { test as journey } from './wallet-holder.ts'

const LIMITS = REQUEST_LIMITS.map((limit) => ({ isSignedIn: false, ...limit }))

/** Provides `learner`. This person holds one credential and has premium access. */
const test = journey.extend('learner', async ({ holder, issuer }) => {
  const path = `/api/admin/users/${holder.userId}/premium`
  await issuer.admin.post(path, { hasPremiumAccess: true })
  return holder
})

/** Runs in the page. Records the addresses that the page calls before it first shows its content. */
function recordFirst() {
  const first: string[] = []
  const ask = globalThis.fetch
  Object.assign(globalThis, {
    first,
    fetch: (address: string, request: RequestInit) => {
      if (!document.querySelector('main')) first.push(address)
      return ask(address, request)
    },
  })
}

/**
 * Removes the further requests of what counts as one. Other tests on the same server revoke credentials, which
 * makes more lists of revocations. Without a connection, the app asks for the server's health from time to time.
 */
function countOnce(asked: readonly string[]): string[] {
  const kinds = asked.map((path) => (path.startsWith('/api/trust/lists/') ? 'list' : path))
  const isFurther = (kind: string, at: number) =>
    (kind === 'list' || kind === '/healthz') && kinds.indexOf(kind) < at
  return asked.filter((_path, at) => !isFurther(kinds[at] ?? '', at))
}

async function logIn(page: Page, username: string) {
  const answer = await page.request.post('/api/login', { data: { username, password: PASSWORD } })
  expect(answer.ok()).toBe(true)
}

test.for(LIMITS)(
  'a first visit of $path asks for no more than its limit (signed in: $isSignedIn)',
  async ({ path, isSignedIn, first }, { learner, page }) => {
    if (isSignedIn) await logIn(page, learner.username)
    const asked = countOnce(await listRequests(page, path))
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(first)
  },
)

test.for([{ isSignedIn: false }, { isSignedIn: true }])(
  'a start without a connection asks for no more than the limits (signed in: $isSignedIn)',
  async ({ isSignedIn }, { learner, openBrowser, opening }) => {
    const browser = await openBrowser({ ...opening, serviceWorkers: 'allow' })
    const page = await browser.openPage()
    if (isSignedIn) await logIn(page, learner.username)
    await page.goto('/wallet')
    await waitForWorker(page)
    await page.getByText('Offline ready').waitFor()
    expect((await listCached(page)).length).toBeLessThanOrEqual(KEPT_FILES)
    await browser.context.setOffline(true)
    for (const { path, offline } of LIMITS.filter((limit) => limit.isSignedIn === isSignedIn)) {
      const opened = await browser.openPage()
      await opened.addInitScript(recordFirst)
      const asked = countOnce(await listRequests(opened, path))
      expect.soft(asked.length, [path, ...asked].join('\n')).toBeLessThanOrEqual(offline)
      expect.soft(asked.filter((one) => one === '/api/user').length, path).toBe(1)
      const first = await opened.evaluate(() => (globalThis as { first?: string[] }).first ?? [])
      // For a visitor, the page first asks whether somebody is signed in. The content of the page
      // depends on the answer.
      expect.soft(first, path).toEqual(isSignedIn ? [] : ['/api/user'])
    }
  },
)
