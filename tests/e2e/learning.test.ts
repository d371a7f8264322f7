import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { logIn, PASSWORD, signIn } from '#tests/support/browser/sign-in.ts'
import { countPages } from '#tests/support/browser/pdf.ts'
import { reportProgress } from '#tests/support/server/exams.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { expectEvenButtons } from './even-buttons.ts'
import { test } from './learner.ts'
import { MAX_SHIFT, readShift, WATCH_SHIFTS } from './visitor.ts'
import { checkAnswers, chooseAnswers, completeReading } from './reading.ts'

function figure(page: Page, label: string) {
  return page.locator('dl > div').filter({ hasText: label }).locator('dd').first()
}

describe('the guard', () => {
  test('sends visitors to the log-in screen and the others to the checkout', async ({
    person,
    page,
  }) => {
    await page.goto('/dashboard')
    await page.waitForURL('/auth?next=%2Fdashboard')
    await page.goto('/auth?next=/learn/ds160')
    await logIn(page, person)
    await page.waitForURL('/checkout')
  })
})

describe('a learner', () => {
  test('reads a path to its end, and the dashboard counts it', async ({ learner, page }) => {
    await signIn(page, learner, '/dashboard')
    await page.getByRole('heading', { name: 'Learning Dashboard' }).waitFor()
    await expect.poll(() => figure(page, 'Overall progress').textContent()).toBe('0%')
    await expect.poll(() => figure(page, 'Best test score').textContent()).toBe('–')
    await page.getByText('Nothing yet. What you complete appears here.').waitFor()
    await page.getByText('Make social media public at least 30 days before').waitFor()
    await checkBothThemes(page)
    await page.getByLabel('Your visa class').selectOption('F-1')
    await page.getByText('Today’s step, 15 minutes').waitFor()
    await page.getByLabel('Day of the interview').fill('2099-06-15')
    await page.getByText(/^\d+ days to your interview/).waitFor()
    await checkBothThemes(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('link', { name: 'Start', exact: true }).waitFor()

    const paths = page.getByRole('region', { name: 'Your learning paths' }).getByRole('link')
    expect(await paths.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual(
      ['requirements', 'simulator', 'social-media', 'ds160', 'documents', 'support'].map(
        (id) => `/learn/${id}`,
      ),
    )
    await paths.first().click()
    await page.getByRole('heading', { name: '2025 Visa Requirements', level: 1 }).waitFor()
    for (const [position, minutes] of [15, 20, 18].entries()) {
      await page
        .getByText(`Module ${String(position + 1)} of 3 · ${String(minutes)} minutes`)
        .waitFor()
      await page.getByText('In Progress', { exact: true }).waitFor()
      const previous = page.getByRole('button', { name: 'Previous' })
      expect(await previous.isDisabled()).toBe(position === 0)
      const bar = page.getByRole('progressbar', { name: 'Learning path' })
      expect(await bar.getAttribute('aria-valuenow')).toBe(['33', '67', '100'][position])
      if (position === 0) await checkBothThemes(page)
      const complete = position === 2 ? 'Complete Learning Path' : 'Complete & Continue'
      await chooseAnswers(page, complete)
      if (position === 0) await checkBothThemes(page)
      await checkAnswers(page)
      await page.getByText('This module is complete.').waitFor()
      await page.getByText('Completed', { exact: true }).waitFor()
      if (position === 0) await checkBothThemes(page)
      await expectEvenButtons(page)
      await page.getByRole('button', { name: complete }).click()
    }
    await page.waitForURL('/dashboard')
    await page.getByText('3 of 3 modules').waitFor()
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await page.getByRole('heading', { name: 'Interview Simulator', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => figure(page, 'Overall progress').textContent()).toBe('17%')
    await page.getByText('Completed 2025 Visa Requirements:').first().waitFor()

    await page.goto('/learn/requirements')
    await page.getByText('Completed', { exact: true }).waitFor()
    await page.goto('/learn/no-such-path')
    await page.waitForURL('/dashboard')
    await page.goto('/learn')
    await page.getByRole('heading', { name: '2025 Visa Requirements', level: 1 }).waitFor()
  })

  test.for([1280, 390])(
    'sees nothing move on the dashboard, %i pixels wide',
    async (width, { server, learner, browser, page }) => {
      const client = createHttpClient(server.url)
      await client.post('/api/login', { username: learner.username, password: PASSWORD })
      const result = {
        score: 80,
        totalQuestions: 5,
        correctAnswers: 4,
        timeSpent: 60,
        categoryScores: {},
      }
      const payload = {
        test: 'quick_check' as const,
        visaType: 'F-1',
        questions: [1, 2, 3, 4, 5],
        result,
      }
      const at = new Date().toISOString()
      await reportProgress(client, [
        { id: crypto.randomUUID(), at, kind: 'test_finished', payload },
      ])
      await browser.context.addInitScript(WATCH_SHIFTS)
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, learner, '/dashboard')
      await page.getByLabel('Your visa class').selectOption('F-1')
      await page.getByLabel('Day of the interview').fill('2099-06-15')
      await page.getByText('Saved on this device only.').waitFor()
      await page.reload()
      await page.getByRole('img', { name: /^Test questions by day/ }).waitFor()
      await page.getByText('Make social media public at least 30 days before').waitFor()
      await page.getByRole('contentinfo').getByRole('link').first().waitFor()
      expect(await readShift(page)).toBeLessThanOrEqual(MAX_SHIFT)
    },
  )

  test('ticks a checklist here and finds it ticked on another device', async ({
    learner,
    openBrowser,
    page,
  }) => {
    await signIn(page, learner, '/learn/social-media')
    await page.getByText('0 of 8 done').waitFor()
    expect(await page.getByRole('button', { name: 'Complete Learning Path' }).count()).toBe(0)
    for (const box of await page.getByRole('checkbox').all()) await box.click()
    await page.getByText('8 of 8 done').waitFor()
    await checkBothThemes(page)
    await page.reload()
    await page.getByText('8 of 8 done').waitFor()

    const elsewhere = await (await openBrowser()).openPage()
    await signIn(elsewhere, learner, '/learn/social-media')
    await elsewhere.getByText('8 of 8 done').waitFor()
  })

  test('keeps test results in the account, and the dashboard shows the best', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/test')
    await page.getByRole('radio', { name: 'Quick check' }).check()
    await page.getByRole('button', { name: /^F-1 / }).click()
    for (let number = 1; number <= 5; number++) {
      await page.getByText(`Question ${String(number)} of 5`).waitFor()
      await page.keyboard.press('1')
      await page.locator('[data-option="1"][aria-pressed="true"]').waitFor()
      await page.keyboard.press('Enter')
    }
    const score = await page.getByRole('region', { name: 'Score' }).locator('p').textContent()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect.poll(() => figure(page, 'Best test score').textContent()).toBe(score)
    await expect.poll(() => figure(page, 'Questions practiced').textContent()).toBe('5')

    await page.setViewportSize({ width: 390, height: 844 })
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth
    })
    expect(width).toBeLessThanOrEqual(390)
  })

  test('prints each cheat sheet and checklist on one page', async ({ learner, page }) => {
    await signIn(page, learner, '/dashboard/downloads')
    await page.getByRole('heading', { name: 'Download Resources' }).waitFor()
    await checkBothThemes(page)
    const links = await page
      .getByRole('main')
      .getByRole('link', { name: /cheat sheet|document checklist/ })
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    expect(links).toHaveLength(2 * READER_CLASSES.length)
    for (const link of links) {
      await page.goto(link)
      await page.getByRole('button', { name: 'Print' }).waitFor()
      const print = () => page.pdf({ format: 'A4', preferCSSPageSize: true })
      await expect.poll(async () => [link, countPages(await print())]).toEqual([link, 1])
      expect(await countFolded(page)).toBe(0)
    }
    const readInk = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))
    const inLight = await readInk()
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-theme', 'dark')
    })
    await expect.poll(readInk).not.toBe(inLight)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(readInk).toBe(inLight)
    const header = page.locator('header').first()
    const ground = () => header.evaluate((part) => getComputedStyle(part).backgroundColor)
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  })

  test('goes on without a server, from what the device has', async ({ learner, page }) => {
    await signIn(page, learner, '/dashboard')
    await page.getByText('0 of 3 modules').first().waitFor()
    await expect.poll(() => page.evaluate(readKeptParts)).toContain('bank')
    await page.route('/api/**', (route) => route.abort())
    await page.goto('/dashboard/questions')
    await page.getByLabel('Your visa class').selectOption('L-1')
    await page.getByRole('heading', { name: 'L-1', level: 2 }).waitFor()
    await page.goto('/learn/documents')
    await completeReading(page)
    await page.getByText('Module 2 of 3').waitFor()
    await page.goto('/dashboard')
    await page.getByText('1 of 3 modules').waitFor()
    await page.unroute('/api/**')
    await page.reload()
    await page.getByText('1 of 3 modules').waitFor()
  })
})

/** Runs in the browser. Returns the names of the content parts in this person's database. */
async function readKeptParts() {
  const bases = await indexedDB.databases()
  const name = bases.map((base) => base.name ?? '').find((one) => /^visa-[0-9a-f]/.test(one)) ?? ''
  return new Promise<IDBValidKey[]>((done, fail) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const asking = opening.result.transaction('content').objectStore('content').getAllKeys()
      asking.onsuccess = () => {
        opening.result.close()
        done(asking.result)
      }
    }
    opening.onerror = () => {
      fail(new Error('not opened'))
    }
  })
}

/** Returns the number of folded parts that paper would not show. */
async function countFolded(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const count = await page
    .locator('details > :not(summary)')
    .evaluateAll((all) => all.filter((part) => !part.checkVisibility()).length)
  await page.emulateMedia({ media: null })
  return count
}
