import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

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
  await noteWhenShown(page, shown)
  await page.goto(path)
  await page.locator(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() => {
    const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /^\/(?!sw\.js).*\.js$/.test(new URL(name).pathname))
      .map(({ name, startTime }) => ({ name, isEarly: startTime < shownAt }))
  })

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

/** Leaves a mark on the page's own clock, which begins with the navigation. */
export async function noteWhenShown(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return
      observer.disconnect()
      performance.mark('shown')
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, selector)
}

/** Milliseconds from the navigation until then. */
export async function readShownAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName('shown')[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  )
  return handle.jsonValue().then(Number)
}
