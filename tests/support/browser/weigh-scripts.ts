import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

const TELL = 'tellShown'

export interface ScriptWeight {
  /** The gzipped bytes of the scripts that the page requested before it showed its main part. */
  untilShown: number
  /** The gzipped bytes of the scripts that the page requested before the network was quiet. */
  untilQuiet: number
}

/** Opens a page, and counts the bytes of its scripts. The page has no service worker. */
export async function weighScripts(
  page: Page,
  { path, shown }: { path: string; shown: string },
): Promise<ScriptWeight> {
  const readShownAt = await noteWhenShown(page, shown)
  await page.goto(path)
  const shownAt = await readShownAt()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /^\/(?!sw\.js).*\.js$/.test(new URL(name).pathname))
        .map(({ name, startTime }) => ({ name, isEarly: startTime < end })),
    shownAt,
  )

  let untilShown = 0
  let untilQuiet = 0
  for (const { name, isEarly } of scripts) {
    const text = await (await page.request.get(name)).body()
    const bytes = gzipSync(text, { level: 9 }).length
    untilQuiet += bytes
    if (isEarly) untilShown += bytes
  }
  return { untilShown, untilQuiet }
}

/**
 * Watches for an element from the next navigation on. The returned function returns the time from
 * the navigation until the element is there, in milliseconds. The page measures this time by its
 * own clock and reports it. Polling would slow the page down.
 */
export async function noteWhenShown(page: Page, selector: string): Promise<() => Promise<number>> {
  let tell: (at: number) => void = () => undefined
  const told = new Promise<number>((resolve) => (tell = resolve))
  await page.exposeFunction(TELL, tell)
  await page.addInitScript(
    ({ wanted, name }) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        ;(window as unknown as Record<string, (at: number) => void>)[name]?.(performance.now())
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    },
    { wanted: selector, name: TELL },
  )
  return () => told
}
