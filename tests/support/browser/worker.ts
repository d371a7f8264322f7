import type { Page } from 'playwright-core'

/**
 * Waits until the service worker of the origin controls the page. The worker then has all its
 * files.
 */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Returns every path in the caches of the origin. Leaves out the hash in the cache key. */
export function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return [...new Set(keys.flat().map(({ url }) => new URL(url).pathname))].sort()
  })
}
