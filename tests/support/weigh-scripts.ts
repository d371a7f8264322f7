import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

const MARK = 'shown'
const SHOWN_WITHIN_MS = 60_000

export interface ScriptWeight {
  /** Gzipped bytes of all scripts that were asked for before the page showed what it is for. */
  untilShown: number
  /** The same until the network was quiet. */
  untilQuiet: number
}

/** Counted over the network on a page that has not been anywhere yet, without a worker. */
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
 * Leaves a mark on the page's own clock, which begins with the navigation. The returned function waits
 * for it and reads the milliseconds; it is the page that tells, as asking it again and again would
 * slow it down.
 */
export async function noteWhenShown(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript(
    ({ wanted, mark }) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        performance.mark(mark)
        console.debug(mark)
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    },
    { wanted: selector, mark: MARK },
  )
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text() === MARK,
    timeout: SHOWN_WITHIN_MS,
  })
  return async () => {
    await told
    return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? NaN, MARK)
  }
}
