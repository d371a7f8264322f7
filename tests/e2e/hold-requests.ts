import type { Page } from 'playwright-core'

/** Holds requests to `url` until the returned function is called, to see what the page shows meanwhile. */
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
