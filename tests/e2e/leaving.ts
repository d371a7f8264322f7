import type { Locator, Page } from 'playwright-core'
import type { Browser } from '#tests/support/browser/browser.ts'

const SLOWDOWN = 6

/** Slows the processor of the page down to the speed of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** An element that shows the state of an action. `text` is the beginning of its text. */
export interface Sign {
  selector: string
  text?: string
}

export function locate(page: Page, { selector, text }: Sign): Locator {
  return text === undefined
    ? page.locator(selector)
    : page.locator(selector).filter({ hasText: new RegExp(`^\\s*${text}`) })
}

type Leave = (page: Page, sign: Sign, act: () => Promise<void>) => Promise<Page>

/**
 * The ways to leave a page. Each function does the action, and leaves the page when the sign
 * appears. It returns the page on which the test continues.
 */
export const LEAVINGS = {
  'a full page load': async (page, sign, act) => {
    await act()
    await locate(page, sign).first().waitFor()
    await page.goto('/robots.txt')
    return openNext(page)
  },
  'a crash of the tab': async (page, sign, act) => {
    const devtools = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    await page.exposeFunction(TELL, () => {
      devtools.send('Page.crash').catch(() => undefined)
    })
    await page.evaluate(stopWhenShown, { ...sign, tell: TELL })
    // Does not wait for the end of the action, because an action never ends on a page that has
    // crashed.
    act().catch(() => undefined)
    await crashed
    return openNext(page)
  },
} satisfies Record<string, Leave>

/** Opens a new page, and closes the old page. The new page is not slowed down. */
async function openNext(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  return next
}

const TELL = 'reportShown'

/**
 * Runs in the page. Calls the function `tell` of the test when the sign appears. After the call,
 * blocks the thread, so that no other script of the page runs.
 */
function stopWhenShown({ selector, text = '', tell }: Sign & { tell: string }) {
  new MutationObserver(() => {
    const found = [...document.querySelectorAll(selector)]
    if (!found.some(({ textContent }) => textContent.trim().startsWith(text))) return
    ;(window as unknown as Record<string, () => void>)[tell]?.()
    const end = performance.now() + 20_000
    while (performance.now() < end);
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
}

/**
 * Opens another page of the origin. This page keeps all tables locked, so that no write of the app
 * completes. Returns a function that unlocks the tables.
 */
export async function holdStorage({ openPage }: Browser): Promise<() => Promise<void>> {
  const page = await openPage('/healthz')
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((done) => (opening.onsuccess = done))
      const tables = [...opening.result.objectStoreNames]
      const table = opening.result.transaction(tables, 'readwrite').objectStore('answers')
      await new Promise((done) => {
        const goOn = (event: Event) => {
          done(event)
          table.count().onsuccess = goOn
        }
        table.count().onsuccess = goOn
      })
    }
  })
  return () => page.close()
}
