import type { Page } from 'playwright-core'

/** Keeps what is asked of `url` waiting until the answer is called, to see what is shown meanwhile. */
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
