import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  chromium,
  type Browser as Chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import type { AxeResults } from 'axe-core'
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from './chromium.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/**
 * The deadline of every wait. A long deadline fails only if the event never comes. A short one
 * would fail on a slow machine too.
 */
const DEADLINE_MS = 120_000
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

export interface Browser {
  context: BrowserContext
  /**
   * The errors that pages have thrown, and their messages to `console.error` and `console.warn`.
   */
  complaints: string[]
  openPage(url?: string): Promise<Page>
  close(): Promise<void>
}

export type Opening = BrowserContextOptions & {
  /** The folder of the browser's profile. Data in this folder survives a restart of the browser. */
  persistentDir?: string
  /** Further arguments for the browser's command line. */
  args?: string[]
  /**
   * Starts the full browser with its user interface. Only the full browser can offer to install an
   * app.
   */
  isWhole?: boolean
}

/**
 * Opens a real Chromium. Without a profile folder, opens a separate context in the browser that the
 * tests of this process share. The service worker runs only with `serviceWorkers: 'allow'`. It
 * takes as much processor time as the rest of a short test.
 */
export async function openBrowser({
  persistentDir,
  args = [],
  isWhole = false,
  ...given
}: Opening = {}): Promise<Browser> {
  const options: BrowserContextOptions = { serviceWorkers: 'block', ...given }
  const launch = {
    executablePath: isWhole ? findChromium() : findHeadlessShell(),
    args: [...CHROMIUM_ARGS, ...args],
  }
  const isShared = Boolean(process.env.VITEST)
  const context = persistentDir
    ? await chromium.launchPersistentContext(persistentDir, { ...launch, ...options })
    : await (isShared ? share(launch) : chromium.launch(launch)).then((browser) =>
        browser.newContext(options),
      )
  context.setDefaultTimeout(DEADLINE_MS)
  const complaints = collectComplaints(context)

  return {
    context,
    complaints,
    openPage: async (url) => {
      const page = await context.newPage()
      if (url) await page.goto(url)
      return page
    },
    close: async () => {
      const browser = context.browser()
      await context.close()
      if (!isShared) await browser?.close()
    },
  }
}

/**
 * The shared browsers. There is one for each command line, and all of them end with the process of
 * the tests.
 */
const shared = new Map<string, Promise<Chromium>>()

function share(launch: LaunchOptions): Promise<Chromium> {
  const command = JSON.stringify(launch)
  const browser = shared.get(command) ?? chromium.launch(launch)
  shared.set(command, browser)
  return browser
}

function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    const type = message.type()
    // The browser reports each refused request by itself. The tests check only the reaction of the
    // app.
    const isAnswer = message.text().startsWith('Failed to load resource')
    const isBlockedWorker = message.text().startsWith('Service Worker registration blocked')
    // Chromium warns if a preloaded file is not used within a few seconds. A busy machine needs
    // more time.
    const isImpatience = message.text().includes('but not used within a few seconds')
    const isOfNote = !isAnswer && !isBlockedWorker && !isImpatience
    if ((type === 'error' || type === 'warning') && isOfNote) {
      complaints.push(`${type}: ${message.text()}`)
    }
  })
  context.on('weberror', (failure) => complaints.push(describe(failure.error())))
  return complaints
}

function describe({ message, stack = message }: Error): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`
}

/**
 * Fails if an element breaks a rule of WCAG 2.2 AA or a best practice. The error has one line for
 * each such element.
 */
export async function checkAccessibility(
  page: Page,
  { exclude = [], rules = RULES }: { exclude?: string[]; rules?: readonly string[] } = {},
) {
  await page.evaluate(finishFading)
  // Runs axe as an expression. The content security policy of the page would refuse a script
  // element.
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(AXE)
  const results = await page.evaluate<AxeResults>(
    `axe.run({ exclude: ${JSON.stringify(exclude.map((selector) => [selector]))} },
      { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )
  const faults = results.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) =>
      [`${id} (${impact ?? 'unrated'}): ${help}`, html, failureSummary].join('\n  '),
    ),
  )
  if (faults.length > 0) throw new Error(`${page.url()}\n${faults.join('\n')}`)
}

/** Checks all rules in the light theme. Checks the rules about colour in the dark theme too. */
export async function checkBothThemes(page: Page) {
  await setTheme(page, 'light')
  await checkAccessibility(page)
  await setTheme(page, 'dark')
  await checkAccessibility(page, { rules: RULES_OF_COLOUR })
}

function setTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.setAttribute('data-theme', name)
  }, theme)
}

/**
 * Waits until all colour transitions have ended. During a transition, an element has neither its
 * old nor its new colour. An element inherits colours, so the end of a transition can begin further
 * transitions inside the element.
 */
async function finishFading() {
  const isFading = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  for (;;) {
    await new Promise(requestAnimationFrame)
    const fading = document.getAnimations().filter(isFading)
    if (fading.length === 0) return
    for (const animation of fading) animation.finish()
  }
}
