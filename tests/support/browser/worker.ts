import type { Page } from 'playwright-core'

/** Waits until the service worker of the page's origin controls the page and has all its files. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Every path in the caches of the origin, without the hash in the cache key. */
export function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return [...new Set(keys.flat().map(({ url }) => new URL(url).pathname))].sort()
  })
}
