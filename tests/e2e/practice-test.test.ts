import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { FreeContent, PracticeQuestion } from '#contracts/learning.ts'
import {
  checkAccessibility,
  checkBothThemes,
  openBrowser,
  type Browser,
} from '#tests/support/browser/browser.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'
import { readLog } from './kept-here.ts'

const MINUTE_MS = 60_000

let server: Server
let questions: readonly PracticeQuestion[]

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '100' })
  const { body } = await createHttpClient(server.url).get('/api/learning/content?part=free')
  questions = (body as FreeContent).questions
})

afterAll(async () => {
  await server.close()
})

let browser: Browser

/** Each test is a person who was never here. */
beforeEach(async () => {
  browser = await openBrowser({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
})

afterEach(async () => {
  await browser.close()
  expect(browser.complaints).toEqual([])
})

async function openFreshPage(open = browser): Promise<Page> {
  const page = await open.openPage()
  await page.goto('/practice-test')
  await page.getByRole('heading', { name: 'Practice Test' }).waitFor()
  return page
}

async function start(page: Page, visaType: string, choices: readonly string[] = []) {
  for (const choice of choices) await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: new RegExp(`^${visaType} `) }).click()
  await page.getByText('Question 1 of').waitFor()
}

function shown(page: Page): Promise<PracticeQuestion> {
  return page
    .getByRole('heading', { level: 1 })
    .textContent()
    .then((text) => {
      const question = questions.find((one) => one.question === text)
      if (!question) throw new Error(`unknown question: ${String(text)}`)
      return question
    })
}

/** The key of an option on this screen. */
async function keyOf(page: Page, option: string): Promise<string> {
  const texts = await page.locator('[data-option]').allTextContents()
  return String(texts.findIndex((text) => text.includes(option)) + 1)
}

async function answerByKey(page: Page, isRight: boolean) {
  const { options, correctAnswer } = await shown(page)
  const wanted = options[isRight ? correctAnswer : (correctAnswer + 1) % 4] ?? ''
  const key = await keyOf(page, wanted)
  await page.keyboard.press(key)
  await page.locator(`[data-option="${key}"][aria-pressed="true"]`).waitFor()
}

async function readTimer(page: Page): Promise<number> {
  const text = await page.getByRole('timer').textContent()
  const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}

describe('the selection', () => {
  test('counts the questions of each visa type, which include those for all', async () => {
    const page = await openFreshPage()
    const counts = await page.getByRole('button', { name: /questions$/ }).allTextContents()
    expect(counts.map((text) => Number(/(\d+) questions$/.exec(text)?.[1]))).toEqual([
      15, 14, 14, 13, 14, 30,
    ])
    await checkBothThemes(page)
  })
})

describe('a learner', () => {
  test('takes a whole test by keyboard, reloads in the middle, and reads the results', async () => {
    const page = await openFreshPage()
    await start(page, 'J-1')
    await page.getByText('Select an answer to continue').waitFor()
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByText('Question 1 of 13').waitFor()

    for (let number = 1; number <= 13; number++) {
      await page.getByText(`Question ${String(number)} of 13`).waitFor()
      await answerByKey(page, number !== 2)
      await page.getByText(number === 2 ? 'Not right.' : 'Right.', { exact: true }).waitFor()
      if (number === 1) {
        const { reasons, explanation } = await shown(page)
        for (const reason of reasons) await page.getByText(reason).waitFor()
        await page.getByText(explanation).waitFor()
        await page.getByText(/As of 18 Jun 2026\. Source:/).waitFor()
        await checkAccessibility(page)
      }
      if (number === 5) {
        await page.reload()
        await page.getByRole('heading', { name: 'You have a test in progress' }).waitFor()
        await page.getByText('J-1: 5 of 13 questions answered.').waitFor()
        await checkAccessibility(page)
        await page.getByRole('button', { name: 'Resume test' }).click()
        await page.getByText('Question 5 of 13').waitFor()
        await page.getByText('Right.', { exact: true }).waitFor()
      }
      if (number === 13) {
        await page.getByRole('button', { name: 'View Final Results' }).scrollIntoViewIfNeeded()
        await page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight)
        })
      }
      await page.keyboard.press(number % 2 === 0 ? 'ArrowRight' : 'Enter')
    }

    const headline = page.getByRole('heading', { name: 'Outstanding' })
    await headline.waitFor()
    await expect.poll(() => headline.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByText('92%', { exact: true }).waitFor()
    await page.getByText('12 of 13', { exact: true }).waitFor()
    await page.getByText('Excellent', { exact: true }).waitFor()
    await page.getByText('We are not a law firm and not the government.').first().waitFor()
    const dashboard = page.getByRole('link', { name: 'Back to Dashboard' })
    expect(await dashboard.getAttribute('href')).toBe('/dashboard')
    await checkBothThemes(page)

    await page.reload()
    await page.getByText('92%', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Retake Test' }).click()
    await page.getByText('Question 1 of 13').waitFor()
    expect(await readTimer(page)).toBeGreaterThan(1795)
  })

  test('moves among the options with the arrows and keeps the answer while going back', async () => {
    const page = await openFreshPage()
    await start(page, 'L-1', ['At the end'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('[data-option="2"][aria-pressed="true"]').waitFor()
    expect(await page.getByText('Not right.').count()).toBe(0)
    await page.keyboard.press('3')
    await page.locator('[data-option="3"][aria-pressed="true"]').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Question 2 of 14').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Question 1 of 14').waitFor()
    await page.locator('[data-option="3"][aria-pressed="true"]').waitFor()
  })

  test('passes a quick check of five questions with three right', async () => {
    const page = await openFreshPage()
    await start(page, 'All', ['Quick check'])
    expect(await page.getByRole('timer').count()).toBe(0)
    for (let number = 1; number <= 5; number++) {
      await page.getByText(`Question ${String(number)} of 5`).waitFor()
      await answerByKey(page, number <= 3)
      await page.keyboard.press('Enter')
    }
    await page.getByText('60%', { exact: true }).waitFor()
    await page.getByText('Passed', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change Visa Type' }).click()
    await page.getByRole('heading', { name: 'Choose your visa type to start' }).waitFor()
  })

  test('goes on in a second tab, and both tabs have all answers', async () => {
    const one = await openFreshPage()
    await start(one, 'F-1')
    await answerByKey(one, true)
    const other = await browser.openPage('/practice-test')
    await other.getByRole('button', { name: 'Resume test' }).click()
    await other.getByText('Question 1 of 15').waitFor()
    await other.keyboard.press('Enter')
    await other.getByText('Question 2 of 15').waitFor()
    await answerByKey(other, true)
    await one.keyboard.press('Enter')
    await one.getByText('Right.', { exact: true }).waitFor()
    await one.getByText('Question 2 of 15').waitFor()

    await other.getByRole('button', { name: 'End test' }).click()
    await other.getByText('13 of 15 questions are not answered.').waitFor()
    await other.getByRole('dialog').getByRole('button', { name: 'End test' }).click()
    await other.getByText('2 of 15', { exact: true }).waitFor()
    await one.getByText('2 of 15', { exact: true }).waitFor()
  })
})

describe('the clock', () => {
  test('changes colour, is spoken each minute, and submits the test at zero', async () => {
    const page = await browser.openPage()
    await page.clock.install()
    await page.goto('/practice-test')
    await start(page, 'F-1')
    const colour = () => page.locator('[data-colour]').first().getAttribute('data-colour')
    expect(await colour()).toBe('primary')
    await answerByKey(page, true)
    // A full minute is spoken for a second only.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await page.clock.fastForward(20 * MINUTE_MS)
    await expect.poll(colour).toBe('yellow')
    const left = (await page.getByRole('timer').textContent()) ?? ''
    await page.clock.fastForward(Number(left.split(':')[1]) * 1000)
    await page.getByText(/^\d+ minutes left$/).waitFor({ state: 'attached' })
    await page.clock.fastForward(5 * MINUTE_MS)
    await expect.poll(colour).toBe('red')
    await page.clock.fastForward(5 * MINUTE_MS)
    // The result is shown once it is kept, and keeping it waits for timers.
    await page.clock.resume()
    await page.getByText('Time ran out').waitFor()
    await page.getByText('1 of 15', { exact: true }).waitFor()
    await page.getByText('30:00', { exact: true }).waitFor()
  })

  test('gives back no time when the clock of the device is set back', async () => {
    const page = await browser.openPage()
    await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') })
    await page.goto('/practice-test')
    await start(page, 'F-1')
    await page.clock.fastForward(10 * MINUTE_MS)
    await answerByKey(page, true)
    await page.getByText('Right.', { exact: true }).waitFor()
    await page.clock.setSystemTime(new Date('2026-06-01T08:00:00Z'))
    await page.reload()
    await page.getByRole('button', { name: 'Resume test' }).waitFor()
    expect(await readTimer(page)).toBeLessThanOrEqual(1200)
    expect(await readTimer(page)).toBeGreaterThan(1100)
  })

  test('goes on while the browser is dead, and lapses there too', async () => {
    const persistentDir = mkdtempSync(join(tmpdir(), 'visa-profile-'))
    const options = { baseURL: server.url, persistentDir }
    const first = await openBrowser(options)
    const page = await openFreshPage(first)
    await start(page, 'H-1B')
    await answerByKey(page, true)
    await page.getByText('Right.', { exact: true }).waitFor()
    await first.close()

    const second = await openBrowser(options)
    const back = await second.openPage()
    await back.clock.install({ time: Date.now() + 3 * MINUTE_MS })
    await back.goto('/practice-test')
    await back.getByText('H-1B: 1 of 14 questions answered.').waitFor()
    expect(await readTimer(back)).toBeLessThanOrEqual(27 * 60)
    expect(await readTimer(back)).toBeGreaterThan(25 * 60)
    await second.close()

    const third = await openBrowser(options)
    const late = await third.openPage()
    await late.clock.install({ time: Date.now() + 40 * MINUTE_MS })
    await late.goto('/practice-test')
    await late.getByText('Time ran out').waitFor()
    await late.getByText('1 of 14', { exact: true }).waitFor()
    await third.close()
    rmSync(persistentDir, { recursive: true, force: true })
  })

  test('can be extended', async () => {
    const page = await openFreshPage()
    await start(page, 'F-1', ['60 min'])
    expect(await readTimer(page)).toBeGreaterThan(3590)
  })
})

describe('a question whose facts have expired', () => {
  test('says so and names the page that decides', async () => {
    const page = await openFreshPage()
    await expect.poll(() => readVisitorRows(page, ['content'])).toBe(1)
    await page.route('/api/**', (route) => route.abort())
    await page.clock.install({ time: new Date('2027-07-01T10:00:00Z') })
    await page.reload()
    await start(page, 'F-1')
    expect(await page.getByText('This may have changed. Check:').count()).toBe(0)
    await answerByKey(page, true)
    await page.getByText('This may have changed. Check:').waitFor()
  })
})

describe('the interview simulator of the home page', () => {
  test('asks five questions, answers each with feedback, and can be tried again', async () => {
    const page = await browser.openPage('/#simulator')
    const simulator = page.locator('#simulator')
    for (let number = 1; number <= 5; number++) {
      await simulator.getByText(`Question ${String(number)} of 5`).waitFor()
      const submit = simulator.getByRole('button', { name: 'Submit Answer' })
      expect(await submit.isDisabled()).toBe(true)
      await simulator.getByLabel('Your answer').fill('  ')
      expect(await submit.isDisabled()).toBe(true)
      await simulator.getByLabel('Your answer').fill('To study hydrology for two years.')
      await submit.click()
      await simulator.getByText('Feedback', { exact: true }).waitFor()
      if (number < 5) await simulator.getByRole('button', { name: 'Next Question' }).click()
    }
    await simulator.getByText('You answered all 5 questions.').waitFor()
    const buy = simulator.getByRole('link', { name: 'Get Full Guide - $19.99' })
    expect(await buy.getAttribute('href')).toBe('/checkout')
    await simulator.getByRole('button', { name: 'Try Again' }).click()
    await simulator.getByText('Question 1 of 5').waitFor()
    expect(await simulator.getByLabel('Your answer').inputValue()).toBe('')
  })
})

describe('missed questions', () => {
  test('are offered for review when they are due, and count for no score', async () => {
    const page = await openFreshPage()
    await start(page, 'F-1', ['Untimed'])
    await answerByKey(page, false)
    await page.getByText('Not right.').waitFor()
    await page.getByRole('button', { name: 'End test' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End test' }).click()
    await page.getByRole('button', { name: 'Change Visa Type' }).click()
    await page.getByText(/^Next review of missed questions:/).waitFor()

    await page.route('/api/**', (route) => route.abort())
    await page.clock.install({ time: Date.now() + 5 * 24 * 60 * MINUTE_MS })
    await page.reload()
    await page.getByText('1 missed question is due').waitFor()
    await page.getByRole('button', { name: 'Review now' }).click()
    await page.getByText('Question 1 of 1').waitFor()
    await answerByKey(page, true)
    await page.keyboard.press('Enter')
    await page.getByText('All visa types, review of missed questions').waitFor()
  })
})

describe('what a visitor practised', () => {
  let tries = 0

  test('joins the account that signs up, once, and nobody else’s after the log-out', async () => {
    tries += 1
    const [first, second] = [`came-to-stay-${String(tries)}`, `came-after-${String(tries)}`]
    const page = await openFreshPage()
    await start(page, 'F-1', ['Quick check'])
    for (let number = 1; number <= 5; number++) {
      await page.getByText(`Question ${String(number)} of 5`).waitFor()
      await answerByKey(page, number > 1)
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
  await page.waitForURL('/wallet')
}

const LEARNED = ['progress', 'answers']

/** How much this browser keeps for whoever is not signed in: of what was learned, or of the stores named. */
function readVisitorRows(page: Page, stores: readonly string[] = LEARNED): Promise<number> {
  return page.evaluate(
    (names) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('visa-visitor')
        opening.onerror = () => {
          reject(new Error('no database'))
        }
        opening.onsuccess = () => {
          const database = opening.result
          const close = (count: number) => {
            database.close()
            resolve(count)
          }
          if (names.some((name) => !database.objectStoreNames.contains(name))) {
            close(0)
            return
          }
          const rows = database.transaction(names)
          const counts = names.map((name) => rows.objectStore(name).count())
          rows.oncomplete = () => {
            close(counts.reduce((sum, { result }) => sum + result, 0))
          }
        }
      }),
    [...stores],
  )
}
