import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { PASSWORD, signIn } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { chooseClass, openPassport } from './companion.ts'
import { countPages } from '#tests/support/browser/pdf.ts'
import { expectEvenButtons } from './even-buttons.ts'
import { readStorage } from './kept-here.ts'
import { test as learning } from './learner.ts'
import { completeReading } from './reading.ts'

const test = learning.extend('forgiven', /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

/**
 * A text that only the worksheet contains. A request with this text means that the worksheet has
 * left the device.
 */
const PURPOSE = 'Quokkas of Tucson, for two years.'
const MARK = /quokka|PA7788/i

async function openStep(page: Page, step: string) {
  await page.goto(`/dashboard/ds160/${step}`)
  await page.getByText('What it asks').waitFor()
}

async function saved(page: Page) {
  await page.getByText('Saved on this device only.').first().waitFor()
}

describe('an applicant', () => {
  test('finds the companion in the DS-160 chapter, and goes through the steps of the class', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/ds160')
    await page.getByRole('link', { name: 'Open the DS-160 companion' }).click()
    await page.getByText('This companion is ours. It is not the DS-160.').waitFor()
    await page.getByText('They are not encrypted there').waitFor()
    expect(await page.getByRole('link', { name: 'Begin' }).count()).toBe(0)
    await chooseClass(page, 'F-1')
    await expectEvenButtons(page)
    await checkBothThemes(page)
    await page.getByRole('link', { name: 'Begin' }).click()
    await page.getByText('Step 0 of 14 · F-1').waitFor()
    expect(await page.getByLabel('Application ID').count()).toBe(0)
    await expectEvenButtons(page)
    await checkBothThemes(page)

    const titles: string[] = []
    for (;;) {
      const heading = page.getByRole('heading', { level: 1 })
      titles.push((await heading.textContent()) ?? '')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
      const next = page.getByRole('navigation', { name: 'Steps' }).getByRole('link').last()
      const isLast = (await next.textContent())?.trim() === 'Review'
      await next.click()
      await expect.poll(() => heading.textContent()).not.toBe(titles.at(-1))
      if (isLast) break
    }
    expect(titles).toHaveLength(16)
    expect(titles).toContain('The page of your visa class')
    await page.getByText('No contradiction found').waitFor()
    await checkBothThemes(page)

    await page.goto('/dashboard/ds160')
    await chooseClass(page, 'B-1/B-2')
    await page.goto('/dashboard/ds160/class-page')
    await page.waitForURL('/dashboard/ds160')
  })

  test('is warned of a slip, loses nothing of it, and goes on in the middle of a step', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/dashboard/ds160')
    await openPassport(page)
    await page.getByLabel('Passport number').fill('PA 7788')
    await page.getByLabel('Day of issue').fill('3/4/2020')
    await page.getByLabel('City of issue').focus()
    await page.getByText('Letters and digits only').waitFor()
    await page.getByText('This day cannot be read, or it can be read in two ways.').waitFor()
    await checkBothThemes(page)
    await saved(page)
    await page.reload()
    await expect.poll(() => page.getByLabel('Passport number').inputValue()).toBe('PA 7788')
    expect(await page.getByLabel('Day of issue').inputValue()).toBe('3/4/2020')
    await page.getByText('Letters and digits only').waitFor()

    await page.getByLabel('Was a passport of yours ever lost').selectOption('Yes')
    await page.getByLabel('Its number, its country').fill('In a tram.')
    await page.getByLabel('Was a passport of yours ever lost').selectOption('No')
    expect(await page.getByLabel('Its number, its country').count()).toBe(0)
    await page.getByRole('link', { name: 'All steps' }).click()
    await page.getByRole('link', { name: /^7 Passport.* to look at/ }).waitFor()
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await page.getByText('You answered "no", but something stands under').waitFor()
    await checkBothThemes(page)
    await page.getByRole('link', { name: 'Passport' }).first().click()
    await page.getByLabel('Was a passport of yours ever lost').selectOption('Yes')
    await expect
      .poll(() => page.getByLabel('Its number, its country').inputValue())
      .toBe('In a tram.')
  })

  test('reads of contradictions with the interview and the CV, and they go when put right', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/simulator')
    await page.getByLabel('Your answer').nth(1).fill('I will stay for three weeks.')
    await saved(page)
    await page.goto('/dashboard/ds160')
    await chooseClass(page, 'B-1/B-2')
    await openStep(page, 'travel')
    await page.getByLabel('Length of your stay').fill('1')
    await page.getByLabel('Days, weeks, months or years').selectOption('Months')
    await saved(page)
    await openStep(page, 'comparison')
    await page.getByLabel('Days of leave').fill('14')
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await page.getByText('2 contradictions').waitFor()
    await page.getByText('Your stay is longer than your leave.').waitFor()
    await page.getByText('you wrote "three weeks"').waitFor()
    await page.getByText('I will stay for three weeks.').waitFor()

    await openStep(page, 'travel')
    await page.getByLabel('Length of your stay').fill('21')
    await page.getByLabel('Days, weeks, months or years').selectOption('Days')
    await saved(page)
    await page.goto('/dashboard/ds160/review')
    await page.getByText('1 contradiction.').waitFor()
    const form = page.getByRole('link', { name: /Consular Electronic Application Center/ })
    expect(await form.getAttribute('href')).toBe('https://ceac.state.gov/genniv/')
  })

  test('who marks a yes among the security questions is told of the lawyer, and of no answer', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/dashboard/ds160')
    await chooseClass(page, 'J-1')
    await openStep(page, 'security')
    await page.getByText('We suggest no answer here.').waitFor()
    const lawyer = page.getByRole('status').filter({ hasText: 'licensed immigration lawyer' })
    expect(await lawyer.count()).toBe(0)
    await page.getByLabel('Crimes').selectOption('No')
    expect(await lawyer.count()).toBe(0)
    await page.getByLabel('Immigration').selectOption('Yes')
    await lawyer.waitFor()
    await checkBothThemes(page)
    await page.getByLabel('Immigration').selectOption('Not sure yet')
    await lawyer.waitFor()
  })

  test('compares the two barcode numbers, which nothing keeps', async ({ learner, page }) => {
    await signIn(page, learner, '/dashboard/ds160')
    await chooseClass(page, 'TN')
    await openStep(page, 'confirmation')
    await page.getByLabel('Number on the DS-160 confirmation page').fill('AA00 ABC 123')
    await page.getByLabel('DS-160 number in your appointment profile').fill('aa00abc124')
    await page.getByText('The numbers are different').waitFor()
    await page.getByLabel('DS-160 number in your appointment profile').fill('aa00abc123')
    await page.getByText('The numbers are equal').waitFor()
    await checkBothThemes(page)
    expect(await readStorage(page)).not.toMatch(/AA00 ?ABC/i)
    await page.reload()
    await page.getByText('Do the two numbers match?').waitFor()
    const number = page.getByLabel('Number on the DS-160 confirmation page')
    expect(await number.inputValue()).toBe('')
  })
})

describe('what an applicant writes', () => {
  test('is in no request and no address', async ({ browser, learner, page }) => {
    const sent: string[] = []
    browser.context.on('request', (request) => {
      const headers = JSON.stringify(request.headers())
      sent.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`)
    })
    page.on('framenavigated', (frame) => sent.push(frame.url()))
    await signIn(page, learner, '/dashboard/ds160')
    await openPassport(page)
    await page.getByLabel('Passport number').fill('PA7788')
    await openStep(page, 'travel')
    await page.getByLabel('Purpose of the trip').fill(PURPOSE)
    await saved(page)
    await page.goto('/dashboard/ds160/review')
    await page.getByText('Still open').waitFor()
    await page.goto('/dashboard/ds160/worksheet')
    await page.getByText(PURPOSE).waitFor()
    // A completed module triggers a sync. If the app synced the worksheet, the worksheet would be
    // in this call.
    const isSynced = page.waitForResponse((answer) => answer.url().endsWith('/api/sync'))
    await page.goto('/learn/ds160')
    await completeReading(page, 'Complete Learning Path')
    await isSynced
    await page.waitForURL('/dashboard')

    expect(sent.length).toBeGreaterThan(20)
    expect(sent.filter((request) => MARK.test(request))).toEqual([])
    expect(await readStorage(page)).toMatch(MARK)
  })

  test('is written and read without a connection, from a cold start', async ({
    opening,
    openBrowser,
    learner,
  }) => {
    const browser = await openBrowser({ ...opening, serviceWorkers: 'allow' })
    const page = await browser.openPage()
    await signIn(page, learner, '/dashboard/ds160')
    await waitForWorker(page)
    await chooseClass(page, 'F-1')
    await page.close()
    await browser.context.setOffline(true)
    const offline = await browser.openPage('/dashboard/ds160/travel')
    await offline.getByLabel('Purpose of the trip').fill(PURPOSE)
    await saved(offline)
    await offline.reload()
    await expect.poll(() => offline.getByLabel('Purpose of the trip').inputValue()).toBe(PURPOSE)
    await offline.goto('/dashboard/ds160/worksheet')
    await offline.getByText(PURPOSE).waitFor()
  })

  test('is deleted at a word, which is asked before, and with the account', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/dashboard/ds160')
    await chooseClass(page, 'F-1')
    expect(await page.getByRole('button', { name: 'Delete my answers' }).count()).toBe(0)
    await openStep(page, 'travel')
    await page.getByLabel('Purpose of the trip').fill(PURPOSE)
    await saved(page)
    await page.getByRole('link', { name: 'All steps' }).click()
    await page.getByRole('button', { name: 'Delete my answers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete answers' }).click()
    await page.getByRole('link', { name: 'Begin' }).waitFor()
    expect(await readStorage(page)).not.toMatch(MARK)

    await openStep(page, 'travel')
    await page.getByLabel('Purpose of the trip').fill(PURPOSE)
    await saved(page)
    expect(await readStorage(page)).toMatch(MARK)
    await deleteAccount(page)
    await expect.poll(() => readStorage(page)).not.toMatch(MARK)
  })
})

describe('the printed worksheet', () => {
  test('stands alone on light paper, with lines to write on where nothing is written', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/dashboard/ds160/worksheet')
    await page.waitForURL('/dashboard/ds160')
    await chooseClass(page, 'F-1')
    await openStep(page, 'travel')
    await page.getByLabel('Purpose of the trip').fill(PURPOSE)
    await saved(page)
    await page.goto('/dashboard/ds160/worksheet')
    await page.getByText('Save the DS-160 every 15 minutes.').waitFor()
    await checkBothThemes(page)

    await page.emulateMedia({ media: 'print' })
    // These numbers are the widths of A4 and Letter paper in pixels, without a margin of 10 mm on
    // each side. A browser shrinks wider content when it prints.
    for (const width of [718, 740]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    const field = (id: string) => page.locator(`[data-field="${id}"] dd`)
    const heightOf = async (id: string) => (await field(id).boundingBox())?.height
    expect(await field('purpose').innerText()).toBe(PURPOSE)
    expect(await field('application-id').innerText()).toBe('On another sheet')
    expect(await field('post').innerText()).toBe('')
    expect(await heightOf('post')).toBeGreaterThan(25)
    expect(await heightOf('us-address')).toBeGreaterThan(75)
    expect(await page.getByText('Save the DS-160 every').isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Back to the companion' }).isVisible()).toBe(false)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')
    const pages = countPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(pages).toBeGreaterThan(3)
    expect(pages).toBeLessThan(13)
  })
})

async function deleteAccount(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await page.waitForURL('/')
}
