import { beforeEach, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { openGallery } from './gallery/open-gallery.ts'

const { page } = await openGallery()

/** Stops the clock of the page. Slow work on this machine then costs the page no time. */
async function stopClock() {
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

describe('a dialog', () => {
  test('holds the focus, asks at Esc before typed text goes, and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Open dialog' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A dialog' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialog.getByText('What you typed is not sent.').waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Lost')
    await dialog.getByRole('button', { name: 'Discard it' }).click()

    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)

    await opener.press('Enter')
    expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('')
  })

  test('closes on a press outside and by its close button', async () => {
    const dialog = page.getByRole('dialog', { name: 'A dialog' })
    await page.getByRole('button', { name: 'Open dialog' }).click()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Open dialog' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('shows the toasts itself, where they can be read and dismissed', async () => {
    await page.getByRole('button', { name: 'Open dialog' }).click()
    const dialog = page.getByRole('dialog', { name: 'A dialog' })
    await dialog.getByRole('button', { name: 'Tell' }).click()

    await dialog.getByRole('status').getByText('Told from the dialog').waitFor()
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByText('Told from the dialog').waitFor({ state: 'detached' })
  })

  test('asks before what cannot be undone', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete user' })
    await dialog.getByText('This action cannot be undone.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText('Deleted').count()).toBe(0)
  })
})

describe('a toast', () => {
  test('takes the place of the one before it', async () => {
    await page.getByRole('button', { name: 'Plain toast' }).click()
    await page.getByRole('status').getByText('Your change is kept.').waitFor()
    await page.getByRole('button', { name: 'Failing toast' }).click()

    await page.getByRole('alert').getByText('It failed.').waitFor()
    expect(await page.getByText('Your change is kept.').count()).toBe(0)
  })

  test('leaves by itself, but not while it is held', async () => {
    await stopClock()
    await page.getByRole('button', { name: 'Plain toast' }).click()
    const toast = page.getByText('Your change is kept.')
    await toast.hover()
    await page.clock.fastForward(60_000)
    expect(await toast.count()).toBe(1)

    await page.mouse.move(0, 0)
    await page.clock.fastForward(6000)
    await toast.waitFor({ state: 'detached' })
  })

  test('keeps its time and its place when a dialog opens over it and closes again', async () => {
    await stopClock()
    await page.getByRole('button', { name: 'Plain toast' }).click()
    const toast = page.getByText('Your change is kept.')
    await toast.evaluate((shown) => shown.setAttribute('data-first', ''))
    await page.clock.fastForward(3000)

    await page.getByRole('button', { name: 'Open dialog' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A dialog' })
    await dialog.locator('[data-first]').waitFor()
    await page.clock.fastForward(2000)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('[data-first]').waitFor()

    await page.clock.fastForward(1000)
    await toast.waitFor({ state: 'detached' })
  })
})

/** Runs in the browser. Returns the controls that a press in their middle can reach. */
function findPressable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button, a, input, select')].filter(
    (control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (control.contains(hit) || control.parentElement?.contains(hit))
    },
  )
}

/**
 * Runs in the browser. Returns the parts of the page that are visible between the edge of a toast
 * and the edge of the window.
 */
function findBesideToast(): string[] {
  const shown = document.querySelector('body > div:has(> [role="alert"])')
  const { top = 0 } = shown?.getBoundingClientRect() ?? {}
  const { clientWidth, clientHeight } = document.documentElement
  const points = [1, clientWidth / 2, clientWidth - 2].flatMap((x) =>
    Array.from({ length: Math.floor(clientHeight - top - 1) }, (_, at) => ({ x, y: top + 1 + at })),
  )
  const hits = points.map(({ x, y }) => document.elementFromPoint(x, y))
  return [...new Set(hits)].flatMap((hit) => (hit && !shown?.contains(hit) ? hit.outerHTML : []))
}

describe.each([
  [390, 'Next page'],
  [1280, 'Actions for cyd'],
])('at %i px a toast', (width, name) => {
  beforeEach(() => page.setViewportSize({ width, height: 860 }))

  test('covers nothing at the foot of the window, and moves nothing when it leaves', async () => {
    await stopClock()
    await page.getByRole('button', { name }).evaluate((control) => {
      control.scrollIntoView({ block: 'end', behavior: 'instant' })
    })
    await page.evaluate(`globalThis.before = (${findPressable.toString()})()`)
    await page.getByRole('button', { name: 'Plain toast' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
    })
    const toast = page.getByText('Your change is kept.')
    await toast.waitFor()
    const readCovered = () =>
      page.evaluate(() => {
        const shown = document.querySelector('body > div:has(> [role="alert"])')
        const { before } = globalThis as unknown as { before: HTMLElement[] }
        return before.flatMap((control) => {
          const { left, top, width: wide, height } = control.getBoundingClientRect()
          const hit = document.elementFromPoint(left + wide / 2, top + height / 2)
          return shown?.contains(hit) === true ? [control.outerHTML] : []
        })
      })
    await expect.poll(readCovered).toEqual([])
    const place = () => page.getByRole('button', { name: 'Plain toast' }).boundingBox()
    const shownAt = await place()
    await page.clock.fastForward(7000)
    await toast.waitFor({ state: 'detached' })
    expect(await place()).toEqual(shownAt)
  })

  test('leaves what the keyboard comes to above it', async () => {
    await stopClock()
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
    })
    await page.getByRole('button', { name: 'Plain toast' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
    })
    const toast = page.getByText('Your change is kept.')
    await toast.waitFor()
    const { top } = await boxOf(page.locator('body > div:has(> [role="alert"])'))
    const controls = page.locator('main :is(button, input, select):enabled:visible')
    // The elements themselves, because a list can still change to its narrow form.
    for (const control of await controls.elementHandles()) {
      await control.focus()
      const box = await control.boundingBox()
      const text = await control.textContent()
      const bottom = box ? box.y + box.height : 0
      // Browsers scroll by whole pixels, so the test allows one pixel.
      expect([text, bottom >= top + 1]).toEqual([text, false])
    }
  })

  test('is where the page ends, wherever somebody scrolls to', async () => {
    await stopClock()
    await page.getByRole('button', { name: 'Plain toast' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
    })
    await page.getByText('Your change is kept.').waitFor()
    for (const pixels of [-20_000, 300, 500, 20_000]) {
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, pixels)
      if (pixels > 0) await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
      // Only a wide window shows the page beside a toast. A toast fills a narrow window.
      const beside = await page.evaluate(findBesideToast)
      if (width === 390) expect(beside).toEqual([])
      else expect(beside).not.toEqual([])
    }
    const atEnd = () =>
      page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight)
    await expect.poll(atEnd).toBeGreaterThan(-1)
    const { top } = await boxOf(page.locator('body > div:has(> [role="alert"])'))
    expect((await boxOf(page.locator('main'))).bottom).toBeLessThanOrEqual(top + 1)
  })

  test('covers no button of a dialog', async () => {
    await page.getByRole('button', { name: 'Open dialog' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A dialog' })
    await dialog.getByRole('button', { name: 'Tell' }).click()
    await dialog.getByText('Told from the dialog').waitFor()
    for (const button of await dialog.getByRole('button').all()) await button.click({ trial: true })
    const toast = await boxOf(dialog.getByText('Told from the dialog'))
    const lowest = await boxOf(dialog.getByRole('button', { name: 'Tell' }))
    expect(toast.top).toBeGreaterThan(lowest.bottom)
    expect(toast.bottom).toBeLessThan((await boxOf(dialog)).bottom)
  })
})

describe('a menu', () => {
  test('is walked by the keyboard and closes on Esc', async () => {
    const trigger = page.getByRole('button', { name: 'Tools' })
    await trigger.press('Enter')
    const first = page.getByRole('menuitem', { name: 'Wallet' })
    await first.waitFor()
    await page.keyboard.press('ArrowUp')
    const last = page.getByRole('menuitem', { name: 'Choose' })
    expect(await last.evaluate((item) => item === document.activeElement)).toBe(true)

    await page.keyboard.press('Escape')
    await last.waitFor({ state: 'detached' })
    expect(await trigger.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('of the last row lies whole in the window, below its button or above it', async () => {
    const trigger = page.getByRole('button', { name: 'Actions for cyd' })
    const isFocused = (item: Element) => item === document.activeElement
    for (const corner of ['start', 'end'] as const) {
      await trigger.evaluate((button, block) => {
        button.scrollIntoView({ block })
      }, corner)
      await trigger.press('ArrowDown')
      const first = page.getByRole('menuitem', { name: 'Rename' })
      const last = page.getByRole('menuitem', { name: 'Delete' })
      expect(await first.evaluate(isFocused)).toBe(true)
      const [start, end] = [await boxOf(first), await boxOf(last)]
      expect(start.top).toBeGreaterThanOrEqual(0)
      expect(end.bottom).toBeLessThanOrEqual(860)
      await last.click({ trial: true })
      await page.keyboard.press('Escape')
      await last.waitFor({ state: 'detached' })
      expect(await trigger.evaluate(isFocused)).toBe(true)
    }
  })

  test('closes on a press outside and follows its links', async () => {
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('heading', { name: 'Gallery' }).click()
    await page.getByRole('menu').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('menuitem', { name: 'Console' }).click()
    await page.waitForURL(/visited=console/)
  })
})

async function boxOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await locator.boundingBox()) ?? { y: NaN, height: NaN }
  return { top: y, bottom: y + height }
}
