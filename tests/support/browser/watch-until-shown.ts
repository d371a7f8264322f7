import type { Page } from 'playwright-core'

const REPORT = 'reportShown'

/**
 * Watches for an element from the next navigation on. The returned function returns the time from
 * the navigation until the element is there, in milliseconds. The page measures this time by its
 * own clock and reports it. Polling would slow the page down.
 */
export async function watchUntilShown(
  page: Page,
  selector: string,
): Promise<() => Promise<number>> {
  let report: (at: number) => void = () => undefined
  const shownAt = new Promise<number>((resolve) => (report = resolve))
  await page.exposeFunction(REPORT, report)
  await page.addInitScript(
    ({ wanted, name }) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        ;(window as unknown as Record<string, (at: number) => void>)[name]?.(performance.now())
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    },
    { wanted: selector, name: REPORT },
  )
  return () => shownAt
}
