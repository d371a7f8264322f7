import type { Page } from 'playwright-core'

/** Until the worker of the page's origin is in charge of it and has all its files. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Every address that the origin's caches hold, without the hash that its key carries. */
export function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return [...new Set(keys.flat().map(({ url }) => new URL(url).pathname))].sort()
  })
}
