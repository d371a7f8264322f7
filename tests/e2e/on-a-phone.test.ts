import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readQr } from '#tests/pwa/screens/wallet/read-qr.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { countPages } from '#tests/support/browser/pdf.ts'
import { test as learning } from './learner.ts'
import { openPractice, startTest } from './practice.ts'
import { openWallet, test as walletHolder } from './wallet-holder.ts'

const UPRIGHT = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }
const HOME_INDICATOR = 34
/** Pages whose headings have long words. */
const PAGES = ['/', '/guide', '/practice-test', '/verify', '/qr-verify', '/profile', '/privacy']
const CAMERA = 59
const LOW_WINDOWS = [
  [640, 360],
  [740, 360],
  [412, 420],
  [320, 480],
] as const
const UNPROVEN = {
  status: 403,
  json: { error: 'PROOF_REQUIRED', message: 'Nothing was done.' },
}

/**
 * Sets the safe area insets. They describe the edges of the window that a phone's camera and home
 * indicator cover.
 */
async function setInsets(page: Page, insets: Record<string, number>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Runs in the browser. Checks that all corners of the code are visible. */
function isCodeWhole(): boolean {
  const code = [...document.querySelectorAll('[role="img"][aria-label="QR code"]')].at(-1)
  if (!code) return false
  const { left, right, top, bottom } = code.getBoundingClientRect()
  // Measures points 8 pixels inside the code, because the corners of the code are round.
  const inside = 8
  const corners = [left + inside, right - inside].flatMap((x) =>
    [top + inside, bottom - inside].map((y) => [x, y]),
  )
  return corners.every(([x = 0, y = 0]) => code.contains(document.elementFromPoint(x, y)))
}

/**
 * Runs in the browser. Checks that nothing covers a control or cuts it off. Leaves out the corners
 * of the control, because they are round.
 */
function isWhole(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const [across, down] = [(right - left) / 4, (bottom - top) / 4]
  return [left + across, right - across].every((x) =>
    [top + 2, top + down, bottom - down, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && control.parentElement?.contains(hit) === true
    }),
  )
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent
}

/**
 * Reads the code in a picture of the screen. The decoder can read dark modules on light paper only,
 * so the test also checks the colours of the code.
 */
async function readShown(page: Page): Promise<string> {
  const picture = await page.getByRole('img', { name: 'QR code' }).last().screenshot()
  return (await readQr(new Uint8Array(picture))) ?? ''
}

/**
 * Runs in the browser. Returns the words of headings, buttons and messages that a line break
 * splits.
 */
function findBrokenWords(place: Element): string[] {
  return [...place.querySelectorAll('h1, h2, button, [role="alert"] p')].flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

describe('a holder', () => {
  walletHolder(
    'sees the whole code in a low window, and with large text at a press',
    async ({ holder, page }) => {
      await openWallet(page, holder)
      await page.getByRole('button', { name: 'Show QR' }).click()
      await page.getByRole('img', { name: 'QR code' }).waitFor()
      for (const [width, height] of LOW_WINDOWS) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => page.evaluate(isCodeWhole)).toBe(true)
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const [width, height] of [...LOW_WINDOWS, [390, 844] as const]) {
        await page.setViewportSize({ width, height })
        await page.getByRole('button', { name: 'Fill the screen with the QR code' }).click()
        await expect.poll(() => page.evaluate(isCodeWhole)).toBe(true)
        await checkAccessibility(page)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog', { name: 'QR code on the whole screen' }).waitFor({
          state: 'detached',
        })
        const broken = await page.getByRole('dialog').evaluate(findBrokenWords)
        expect([width, height, broken]).toEqual([width, height, []])
      }
    },
  )

  walletHolder(
    'shows that it is still them in a low window, with large text, and while something is told',
    async ({ holder, page }) => {
      await page.route('**/api/user/export', (route) => route.fulfill(UNPROVEN))
      await signIn(page, holder, '/profile')
      for (const scale of ['100%', '200%']) {
        await page.setViewportSize(UPRIGHT)
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, scale)
        const ask = page.getByRole('button', { name: 'Download My Data' })
        // The first round cancels the question for the password. The second round asks again, and
        // its dialog shows the message about the first round.
        for (const isLast of [false, true]) {
          await ask.click()
          await page.getByLabel('Password', { exact: true }).waitFor()
          if (!isLast) await page.keyboard.press('Escape')
        }
        const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
        await dialog.getByRole('alert').getByText(UNPROVEN.json.message).hover()
        for (const [width, height] of LOW_WINDOWS) {
          await page.setViewportSize({ width, height })
          for (const control of await dialog.locator('button, input:not([hidden])').all()) {
            await control.scrollIntoViewIfNeeded()
            const name = `${scale} ${String(width)}x${String(height)} ${await control.evaluate(nameOf)}`
            expect([name, await control.evaluate(isWhole)]).toEqual([name, true])
          }
          expect(await dialog.evaluate(findBrokenWords)).toEqual([])
          expect(await dialog.evaluate((open) => open.scrollWidth - open.clientWidth)).toBe(0)
        }
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
    },
  )

  walletHolder(
    'reads whole words in dialogs and pages, with large text',
    async ({ holder, page }) => {
      await openWallet(page, holder)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await page.setViewportSize({ width: 320, height: 480 })
      for (const opener of ['Show QR', 'Details', 'Settings', 'Help', 'What you have shown']) {
        await page.getByRole('button', { name: opener, exact: true }).click()
        const broken = await page.getByRole('dialog').evaluate(findBrokenWords)
        expect([opener, ...broken]).toEqual([opener])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      for (const path of PAGES) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        const broken = await page.locator('main').evaluate(findBrokenWords)
        expect([path, ...broken]).toEqual([path])
      }
    },
  )

  walletHolder(
    'shows a code that can be read in a browser that darkens every page',
    async ({ holder, page }) => {
      await openWallet(page, holder)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
      await page.getByRole('button', { name: 'Show QR' }).click()
      await page.getByRole('img', { name: 'QR code' }).waitFor()
      expect(await readShown(page)).toContain('/verify?token=')
      await page.getByRole('button', { name: 'Fill the screen with the QR code' }).click()
      expect(await readShown(page)).toContain('/verify?token=')
    },
  )

  walletHolder('sees the whole code on a phone held sideways', async ({ holder, page }) => {
    await openWallet(page, holder)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    for (const size of [SIDEWAYS, { width: 667, height: 375 }, { width: 568, height: 320 }]) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(isCodeWhole)).toBe(true)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Refresh' }).scrollIntoViewIfNeeded()
      expect(await page.evaluate(isCodeWhole)).toBe(true)
      // The press of Share shows a toast. The toast must not cover any part of the code.
      await dialog.getByRole('button', { name: 'Share' }).click()
      await dialog.getByText('Link Copied').waitFor()
      expect([size.width, await page.evaluate(isCodeWhole)]).toEqual([size.width, true])
      await dialog.getByRole('button', { name: 'Dismiss' }).click()
    }
  })
})

describe('who practises', () => {
  const test = learning.override('opening', { viewport: UPRIGHT, reducedMotion: 'reduce' })

  test('reaches the buttons above the home indicator, and toasts cover none', async ({ page }) => {
    await setInsets(page, { bottom: HOME_INDICATOR })
    await openPractice(page)
    await startTest(page, 'F-1')
    const toasts = page.locator('body > div:has(> [role="alert"])')
    await toasts.waitFor({ state: 'attached' })
    const edges = await toasts.evaluate((outlet) => {
      const button = document.querySelector('main button[disabled]')?.getBoundingClientRect()
      return {
        toasts: outlet.getBoundingClientRect().bottom,
        top: button?.top ?? 0,
        bottom: button?.bottom ?? Infinity,
      }
    })
    expect(edges.toasts).toBeLessThanOrEqual(edges.top)
    expect(edges.bottom).toBeLessThanOrEqual(UPRIGHT.height - HOME_INDICATOR)
  })

  test('finds nothing beside the camera of a phone held sideways', async ({ page }) => {
    await page.setViewportSize(SIDEWAYS)
    for (const path of ['/guide', '/practice-test', '/checkout']) {
      await page.goto(path)
      await setInsets(page, { left: CAMERA, right: CAMERA })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const hidden = await page.evaluate((camera) => {
        const words = [...document.querySelectorAll('h1, h2, p, a, button')]
        return words.flatMap((word) => {
          const { left, right, bottom, width } = word.getBoundingClientRect()
          const isShown = width > 1 && bottom > 0
          const isBeside = left < camera || right > innerWidth - camera
          return isShown && isBeside ? [`${word.localName} ${word.textContent}`] : []
        })
      }, CAMERA)
      expect([path, ...hidden]).toEqual([path])
    }
  })
})

describe('a learner with the app on the home screen of an iPhone', () => {
  learning(
    'gets a cheat sheet as a file, which prints on one page without the app',
    async ({ learner, page, openBrowser }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'standalone', { value: true })
      })
      await signIn(page, learner, '/dashboard/downloads/f-1/cheat-sheet')
      await page.getByRole('button', { name: 'Print' }).click()
      await page.getByRole('dialog', { name: 'Print from a file' }).waitFor()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the file' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('f-1-interview-on-one-page.html')
      const { openPage } = await openBrowser()
      const alone = await openPage()
      await alone.setContent(await readFile(await download.path(), 'utf8'))
      await alone.getByRole('heading', { name: 'F-1 interview on one page' }).waitFor()
      expect(await alone.evaluate(() => document.fonts.check('16px "Newsreader Variable"'))).toBe(
        true,
      )
      expect(await alone.getByRole('button').count()).toBe(0)
      expect(countPages(await alone.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1)
    },
  )
})
