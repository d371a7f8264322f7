import { openBrowser } from '#tests/support/browser/browser.ts'
import { KEYS, type EngineWindow } from './window.ts'

const NAMES: Record<string, string> = {
  [KEYS.escape]: 'Escape',
  [KEYS.enter]: 'Enter',
  [KEYS.tab]: 'Tab',
  [KEYS.delete]: 'Delete',
}

/**
 * Opens Chromium with the settings of the end-to-end tests. The sweep compares its pictures with
 * the pictures of the other engines.
 */
export async function openChromium(): Promise<EngineWindow> {
  const browser = await openBrowser({
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    args: ['--hide-scrollbars'],
  })
  const page = await browser.openPage()
  return {
    version: `Chromium ${browser.context.browser()?.version() ?? ''}`,
    go: async (url) => {
      await page.goto(url)
    },
    reload: async () => {
      await page.reload()
    },
    run: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      const name = NAMES[text]
      await (name ? page.keyboard.press(name) : page.keyboard.type(text))
    },
    attach: async (expression, path) => {
      const input = await page.evaluateHandle<Element>(expression)
      await input.asElement().setInputFiles(path)
    },
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    print: () => page.pdf({ format: 'A4' }),
    readComplaints: () => [...browser.complaints],
    close: browser.close,
  }
}
