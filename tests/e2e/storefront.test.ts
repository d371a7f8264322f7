import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { expectInView, MAX_SHIFT, readShift, test } from './visitor.ts'

const price = (page: Page) => page.locator('#pricing')

describe('a visitor on the home page', () => {
  test('sees the card and its pattern follow the name that is typed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const pattern = () => page.locator('article path').first().getAttribute('d')
    const before = await pattern()

    await page.getByLabel('Try a name').fill('Somebody Else')
    await page.getByRole('heading', { name: 'Somebody Else' }).waitFor()
    expect(await pattern()).not.toBe(before)

    await page.getByLabel('Visa class').selectOption('H-1B')
    await page.getByText('Specialty occupation worker').or(page.getByText('H-1B')).first().waitFor()
  })

  test('answers three real questions and is told why each answer is right', async ({ page }) => {
    await page.goto('/')
    const taste = page.getByRole('region', { name: /Question \d of 3/ })
    for (const step of ['Next Question', 'Next Question', 'See Your Result']) {
      await taste.getByRole('listitem').first().getByRole('button').click()
      await taste
        .getByText(/^Right:|^Not right\./)
        .first()
        .waitFor()
      await taste.getByText(/As of 18 Jun 2026/).waitFor()
      await taste.getByRole('button', { name: step }).click()
    }
    const result = page.getByRole('region', { name: /You got \d of 3/ })
    await result.getByText('No outcome is guaranteed.', { exact: false }).waitFor()
    await result.getByRole('link', { name: 'Take Free Practice Test' }).waitFor()
    expect(
      await result.getByRole('heading').evaluate((node) => node === document.activeElement),
    ).toBe(true)
  })

  test('finds every section of the header, also by a link from outside', async ({ page }) => {
    await page.goto('/')
    await price(page).waitFor()
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const [label, id] of [
      ['Features', 'features'],
      ['Success Guide', 'guide'],
      ['Success Stories', 'testimonials'],
      ['Pricing', 'pricing'],
    ] as const) {
      await nav.getByRole('link', { name: label }).click()
      await expectInView(page, id)
    }
    await page.goto('about:blank')
    await page.goto('/#certificate')
    await expectInView(page, 'certificate')
    expect(await readShift(page)).toBeLessThanOrEqual(MAX_SHIFT)
  })

  test('reads how each feature works, and closes it by Got It or by Esc', async ({ page }) => {
    await page.goto('/')
    const buttons = page.getByRole('button', { name: /^Learn More/ })
    await buttons.first().waitFor()
    expect(await buttons.count()).toBe(6)

    for (const button of await buttons.all()) {
      await button.click()
      const dialog = page.getByRole('dialog')
      for (const title of ['How It Works', 'Key Benefits', 'Examples']) {
        await dialog.getByRole('heading', { name: title }).waitFor()
      }
      await dialog
        .getByText(/^(As|Edition) of /)
        .first()
        .waitFor()
      await dialog.getByRole('button', { name: 'Got It' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await buttons.last().click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await buttons.last().evaluate((node) => node === document.activeElement)).toBe(true)
  })

  test('chooses a visa with the keyboard and reads what it requires', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Choose a visa to see what it requires.').waitFor()
    await page.getByRole('radio', { name: /F-1 Student/ }).press('Space')
    await page.getByRole('heading', { name: 'F-1 Student: what it requires' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('heading', { name: 'H-1B Specialty Worker: what it requires' }).waitFor()
    expect(await page.getByRole('radio').count()).toBe(5)
  })

  test('sees on a phone what the chosen visa requires without looking for it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('radio', { name: /J-1 Exchange Visitor/ }).check()
    const title = page.getByRole('heading', { name: 'J-1 Exchange Visitor: what it requires' })
    await expect
      .poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(844)
  })

  test('is led to the checkout by every purchase button, each a new document', async ({ page }) => {
    await page.goto('/')
    await price(page).waitFor()
    await page.getByRole('radio', { name: /F-1 Student/ }).press('Space')
    await page.getByRole('link', { name: 'Get the detailed guide for $19.99' }).waitFor()
    const links = page.getByRole('link', { name: /\$19\.99/ })
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThanOrEqual(4)
    expect(new Set(addresses)).toEqual(new Set(['/checkout']))

    await links.first().click()
    await page.waitForURL('/checkout')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  })

  test('sees beside each claim what limits it, and that the testimonials are samples', async ({
    page,
  }) => {
    await page.goto('/')
    await price(page).waitFor()
    await price(page).getByText('$49.99').waitFor()
    await price(page)
      .getByText(/60-day money-back guarantee/)
      .waitFor()
    await page
      .locator('#guide')
      .getByText(/30-day money-back guarantee/)
      .waitFor()
    await page
      .locator('#guide')
      .getByText(new RegExp(`Edition of ${writeDay(BUILD_SOURCES.edition)}`))
      .waitFor()
    await page
      .locator('#features')
      .getByText(/The 30 days are our advice, not a rule/)
      .waitFor()
    await page
      .locator('#features')
      .getByText(/No official list of questions exists/)
      .waitFor()
    await price(page)
      .getByText(/Practice themes, not official questions/)
      .waitFor()
    expect(await page.getByText('Before you buy').count()).toBe(1)
    const stories = page.locator('#testimonials')
    await stories.getByText('These are samples.', { exact: false }).waitFor()
    expect(await stories.getByText('Sample', { exact: true }).count()).toBe(
      await stories.getByRole('listitem').count(),
    )
  })

  test('is told what is missing when the content cannot be fetched, and tries again', async ({
    page,
  }) => {
    const isContent = (url: URL) => url.pathname === '/api/learning/content'
    await page.route(isContent, (route) => route.abort())
    await page.goto('/')
    await page.getByText('Questions, chapters and sources could not be loaded').waitFor()
    await page.locator('#pricing').waitFor()

    await page.unroute(isContent)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('region', { name: /Question 1 of 3/ }).waitFor()
  })
})
