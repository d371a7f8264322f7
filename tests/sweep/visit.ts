import { setTimeout } from 'node:timers/promises'
import { LANGUAGE_COOKIE, type Language } from '#contracts/language/languages.ts'
import type { Screen } from '#tests/e2e/engines/screens.ts'
import { openPage, type EnginePage } from '#tests/support/browser/engines/page.ts'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import type { Engine } from '#tests/support/browser/engines/window.ts'
import { measureBoxes, type Box } from './boxes.ts'
import type { Visiting } from './people.ts'

const OPENS_WITHIN_MS = 120_000
/** The time limit for showing one view. A driver without an answer reports this earlier. */
const SHOWS_WITHIN_MS = 100_000
const APPEARS_WITHIN_MS = 20_000
const SETTLES_WITHIN_MS = 15_000
const LOOK_EVERY_MS = 700
/**
 * The page counts as unchanged if this number of earlier measurements equal the latest measurement.
 */
const LOOKS = 3
/** A window of this width or more shows the wide menus of the header. */
const WIDE_PX = 960

export interface Look {
  engine: Engine
  url: string
  size: readonly [number, number]
  theme: string
  language: Language
  /** Returns the name of a control in the language, by its English name. */
  nameOf: (english: string | RegExp) => string | RegExp
  keep(name: string, picture: Buffer): void
}

export interface View {
  path: string
  name: string
  boxes?: readonly Box[]
  faults: readonly string[]
}

/**
 * Visits every screen. Also visits every dialog and menu that opens on the screen. If a screen does
 * not open, this counts as a fault, and the next screen begins in a new window.
 */
export async function visit(look: Look, { person, screens }: Visiting): Promise<View[]> {
  const views: View[] = []
  let page: EnginePage | undefined
  for (const screen of screens) {
    for (const presses of statesOf(screen, look.size[0])) {
      const path = pathOf(screen)
      const name = [path, ...presses].join(' ')
      try {
        page ??= await within(OPENS_WITHIN_MS, open(look, person))
        views.push({
          path,
          name,
          ...(await within(SHOWS_WITHIN_MS, show(page, look, { screen, presses, name }))),
        })
      } catch (error) {
        views.push({
          path,
          name,
          faults: [`cannot be shown: ${String(error).slice(0, 300)}`],
        })
        await close(page)
        page = undefined
      }
    }
  }
  await close(page)
  return views
}

/** Returns the screen's path. Replaces the token in it, because each visit has another token. */
export function pathOf({ path }: Screen): string {
  return path.replace(/token=.*/, 'token')
}

function statesOf({ opened = [], openedNarrow = [], openedWide = [] }: Screen, width: number) {
  return [[], ...(width < WIDE_PX ? openedNarrow : openedWide), ...opened]
}

async function open({ engine, url, size, theme, language }: Look, person: Visiting['person']) {
  const page = await openPage(engine, url, APPEARS_WITHIN_MS)
  await page.resize(...size)
  await page.go('/privacy')
  await page.evaluate((name) => {
    localStorage.setItem('theme', name)
  }, theme)
  if (person) await signIn(page, person, '/profile')
  await page.evaluate((cookie) => {
    document.cookie = cookie
  }, `${LANGUAGE_COOKIE}=${language}; Path=/`)
  return page
}

interface State {
  screen: Screen
  presses: readonly (string | RegExp)[]
  name: string
}

async function show(page: EnginePage, look: Look, { screen, presses, name }: State) {
  await page.go(screen.path)
  await page.see('Visa Success Guide')
  for (const press of presses) await page.press(look.nameOf(press))
  if (presses.length > 0) {
    await page.until(
      () => page.evaluate(() => document.querySelector('dialog:modal, [role="menu"]') !== null),
      () => 'nothing opened',
    )
  }
  const boxes = await measure(page)
  look.keep(name, await page.picture())
  return { boxes, faults: await page.inPage('findFaults') }
}

/**
 * Measures the page when it has stopped loading, and has not changed for a while. After the
 * deadline, measures the page in any state.
 */
async function measure(page: EnginePage): Promise<Box[]> {
  const giveUpAt = Date.now() + SETTLES_WITHIN_MS
  let before: string[] = []
  for (;;) {
    const boxes = await page.evaluate(measureBoxes)
    const now = JSON.stringify(boxes)
    const isStill = before.length === LOOKS && before.every((one) => one === now)
    if ((isStill && !(await page.evaluate(isLoading))) || Date.now() > giveUpAt) return boxes
    before = [...before, now].slice(-LOOKS)
    await setTimeout(LOOK_EVERY_MS)
  }
}

/**
 * Runs in the page. Returns true if a button is busy, a text says "Loading…", a placeholder is
 * visible, or the footer is missing.
 */
function isLoading(): boolean {
  const waiting = '[aria-busy="true"], span[aria-hidden="true"][style*="width"]:empty'
  const isWhole = document.querySelector('body footer a') !== null
  const isWaiting = document.querySelector(waiting) !== null
  return !isWhole || isWaiting || document.body.innerText.includes('Loading…')
}

/** Closes a window. If the window does not close, the end of this process closes it. */
async function close(page: EnginePage | undefined) {
  if (page) await within(APPEARS_WITHIN_MS, page.close()).catch(() => undefined)
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const stop = new AbortController()
  const late = setTimeout(ms, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`it took more than ${String(ms / 1000)} seconds`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    stop.abort()
    late.catch(() => undefined)
    work.catch(() => undefined)
  }
}
