import type { Page } from 'playwright-core'

/**
 * Holds back all requests to `url`. Meanwhile a test can look at the page. The returned function
 * lets the requests go.
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
