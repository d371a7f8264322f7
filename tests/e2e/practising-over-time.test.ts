import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { nameSomebody } from './journey.ts'
import { readLog, readVisitorRows } from './kept-here.ts'
import { loseServer, openPractice, readTimer, startTest, test } from './practice.ts'

const MINUTE_MS = 60_000
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS

describe('the clock', () => {
  test('changes colour, is spoken each minute, and submits the test at zero', async ({
    practice,
    page,
  }) => {
    await page.clock.install()
    await page.goto('/practice-test')
    await startTest(page, 'F-1')
    const colour = () => page.locator('[data-colour]').first().getAttribute('data-colour')
    expect(await colour()).toBe('primary')
    await practice.answerByKey(page, true)
    // Pauses the clock, because the announcement of a full minute stays for one second only.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await page.clock.fastForward(20 * MINUTE_MS)
    await expect.poll(colour).toBe('yellow')
    const left = (await page.getByRole('timer').textContent()) ?? ''
    await page.clock.fastForward(Number(left.split(':')[1]) * 1000)
    await page.getByText(/^\d+ minutes left$/).waitFor({ state: 'attached' })
    await page.clock.fastForward(5 * MINUTE_MS)
    await expect.poll(colour).toBe('red')
    await page.clock.fastForward(5 * MINUTE_MS)
    // Lets the clock run. The page stores the result before it shows the result, and the storing
    // needs timers.
    await page.clock.resume()
    await page.getByText('Time ran out').waitFor()
    await page.getByText('1 of 15', { exact: true }).waitFor()
    await page.getByText('30:00', { exact: true }).waitFor()
  })

  test('goes on while the browser is dead, and lapses there too', async ({
    practice,
    profile,
    openBrowser,
  }) => {
    const kept = { persistentDir: profile.folder }
    const first = await openBrowser(kept)
    const page = await first.openPage()
    await openPractice(page)
    await startTest(page, 'H-1B')
    await practice.answerByKey(page, true)
    await page.getByText('Right.', { exact: true }).waitFor()
    await first.close()

    const second = await openBrowser(kept)
    const back = await second.openPage()
    await back.clock.install({ time: Date.now() + 3 * MINUTE_MS })
    await back.goto('/practice-test')
    await back.getByText('H-1B: 1 of 14 questions answered.').waitFor()
    expect(await readTimer(back)).toBeLessThanOrEqual(27 * 60)
    expect(await readTimer(back)).toBeGreaterThan(25 * 60)
    await second.close()

    const third = await openBrowser(kept)
    const late = await third.openPage()
    await late.clock.install({ time: Date.now() + 40 * MINUTE_MS })
    await late.goto('/practice-test')
    await late.getByText('Time ran out').waitFor()
    await late.getByText('1 of 14', { exact: true }).waitFor()
  })
})

describe('a question whose facts have expired', () => {
  test('says so and names the page that decides', async ({ practice, page }) => {
    await openPractice(page)
    await loseServer(page)
    await page.clock.install({ time: Date.now() + 4 * YEAR_MS })
    await page.reload()
    await startTest(page, 'F-1')
    expect(await page.getByText(/may have changed\. Check:/).count()).toBe(0)
    await practice.answerByKey(page, true)
    await page.getByText(/may have changed\. Check:/).waitFor()
  })
})

describe('missed questions', () => {
  test('are offered for review when they are due, and count for no score', async ({
    practice,
    page,
  }) => {
    await openPractice(page)
    await startTest(page, 'F-1', ['Untimed'])
    await practice.answerByKey(page, false)
    await page.getByText('Not right.').waitFor()
    await page.getByRole('button', { name: 'End test' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End test' }).click()
    await page.getByRole('button', { name: 'Change Visa Type' }).click()
    await page.getByText(/^Next review of missed questions:/).waitFor()

    await loseServer(page)
    await page.clock.install({ time: Date.now() + 5 * 24 * 60 * MINUTE_MS })
    await page.reload()
    await page.getByText('1 missed question is due').waitFor()
    await page.getByRole('button', { name: 'Review now' }).click()
    await page.getByText('Question 1 of 1').waitFor()
    await practice.answerByKey(page, true)
    await page.keyboard.press('Enter')
    await page.getByText('All visa types, review of missed questions').waitFor()
  })
})

describe('what a visitor practised', () => {
  test('joins the account that signs up, once, and nobody else’s after the log-out', async ({
    practice,
    page,
  }) => {
    const [first, second] = [nameSomebody(), nameSomebody()]
    await openPractice(page)
    await startTest(page, 'F-1', ['Quick check'])
    for (let number = 1; number <= 5; number++) {
      await page.getByText(`Question ${String(number)} of 5`).waitFor()
      await practice.answerByKey(page, number > 1)
      await page.keyboard.press('Enter')
    }
    await page.getByText('80%', { exact: true }).waitFor()

    await signUp(page, first)
    await expect.poll(() => readLog(page)).toMatchObject([{ payload: { test: 'quick_check' } }])
    await page.goto('/practice-test')
    await page.getByText('80%', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change Visa Type' }).click()
    await page.getByText(/^Next review of missed questions:/).waitFor()
    expect(await readLog(page)).toHaveLength(1)
    expect(await readVisitorRows(page)).toBe(0)

    await page.getByRole('button', { name: first }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText(/missed questions? to review/).waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByText('You have been successfully logged out.').waitFor()
    await page.goto('/practice-test')
    await page.getByRole('heading', { name: 'Choose your visa type to start' }).waitFor()
    expect(await page.getByText(/^Next review/).count()).toBe(0)
    expect(await readVisitorRows(page)).toBe(0)

    await signUp(page, second)
    await page.goto('/practice-test')
    await page.getByRole('heading', { name: 'Choose your visa type to start' }).waitFor()
    expect(await page.getByText(/^Next review/).count()).toBe(0)
    expect(await readLog(page)).toEqual([])
  })
})

async function signUp(page: Page, username: string) {
  await page.goto('/auth?tab=signup')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a window seat, please')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a window seat, please')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('/progress')
}
