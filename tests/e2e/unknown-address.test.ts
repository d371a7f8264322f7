import { expect } from 'vitest'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { test as journey } from './journey.ts'

const test = journey
  .extend('opening', ({ opening }) => ({ ...opening, serviceWorkers: 'allow' as const }))
  .extend('forgiven', /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

test('a visit that begins at an unknown address is told so, and still brings the app', async ({
  page,
}) => {
  const notFound = page.getByRole('heading', { level: 1, name: '404: page not found' })
  const answer = await page.goto('/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await notFound.waitFor()
  await waitForWorker(page)
  expect(await page.evaluate(readKeptStatuses)).toEqual([200])

  await page.context().setOffline(true)
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.goto('/nowhere/at/all')
  await notFound.waitFor()
})

/** Runs in the browser. Returns the statuses of all answers that the worker keeps. */
async function readKeptStatuses(): Promise<number[]> {
  const statuses = new Set<number>()
  for (const name of await caches.keys()) {
    for (const kept of await (await caches.open(name)).matchAll()) statuses.add(kept.status)
  }
  return [...statuses]
}
