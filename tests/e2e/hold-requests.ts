import type { Page } from 'playwright-core'

/**
 * Holds back all requests to `url`, so that a test can look at the page while it waits. The
 * returned function releases them.
 */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await isFree
    await route.fallback()
  })
  return () => {
    letGo()
  }
}
