import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listRequests } from '#tests/support/browser/count-requests.ts'
import { KEPT_FILES, REQUEST_LIMITS } from '#tests/support/browser/script-budgets.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { listCached, waitForWorker } from '#tests/support/browser/worker.ts'
import { test as journey } from './wallet-holder.ts'

const LIMITS = REQUEST_LIMITS.map((limit) => ({ isSignedIn: false, ...limit }))

/** A holder of one credential, who may learn too. */
const test = journey.extend('learner', async ({ holder, issuer }) => {
  const path = `/api/admin/users/${holder.userId}/premium`
  await issuer.admin.post(path, { hasPremiumAccess: true })
  return holder
})

async function logIn(page: Page, username: string) {
  const answer = await page.request.post('/api/login', { data: { username, password: PASSWORD } })
  expect(answer.ok()).toBe(true)
}

test.for(LIMITS)(
  'a first visit of $path asks for no more than its limit (signed in: $isSignedIn)',
  async ({ path, isSignedIn, first }, { learner, page }) => {
    if (isSignedIn) await logIn(page, learner.username)
    const asked = await listRequests(page, path)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(first)
    expect(asked.length).toBeGreaterThan(first * 0.6)
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
      const asked = await listRequests(await browser.openPage(), path)
      expect.soft(asked.length, [path, ...asked].join('\n')).toBeLessThanOrEqual(offline)
    }
  },
)
