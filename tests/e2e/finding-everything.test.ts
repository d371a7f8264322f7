import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { test } from './learner.ts'

/**
 * Finds the links with this name inside the element `place`. Returns their addresses in the order
 * of the page.
 */
function leadsTo(page: Page, name: string | RegExp, place: string): Promise<(string | null)[]> {
  return page
    .locator(place)
    .getByRole('link', { name })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

async function expectTexts(page: Page, place: string, texts: readonly string[]) {
  for (const text of texts) await page.locator(place).getByText(text).first().waitFor()
}

describe('a visitor', () => {
  test('finds every claim of the home page in its place, in the order of the spec', async ({
    page,
  }) => {
    await page.goto('/')
    await page.locator('#pricing').waitFor()
    const ids = await page
      .locator('main section[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id))
    expect(ids).toEqual([
      'features',
      'guide',
      'visa-types',
      'simulator',
      'certificate',
      'testimonials',
      'pricing',
    ])
    const hero = 'main section:first-of-type:has(h1)'
    expect(await leadsTo(page, /./, hero)).toEqual([
      '/checkout',
      '/practice-test',
      '/guide#entry-limits',
      '/guide#visa-bonds',
    ])
    await expectTexts(page, hero, ['Get Your $19.99 Success Guide', 'Take Free Practice Test'])
    expect(await leadsTo(page, 'Take Free Practice Test', '#certificate')).toEqual([
      '/practice-test',
    ])
    await expectTexts(page, 'main', ['98%', '50K+', '4.9/5', 'from 12,847 reviews', '85+'])
    await expectTexts(page, '#guide', ['200+ interview questions', '150+ pages', '$127 of bonus'])
    await expectTexts(page, '#guide', ['2025 interview rules guide', '50,000+'])
    await expectTexts(page, '#certificate', ['85%', 'under 2 seconds', '4,500+'])
    await expectTexts(page, '#pricing', ['$19.99', '$49.99', '60% off', '24/7 email support'])
    await page.goto('/auth')
    await page.getByText('94%').waitFor()
  })

  test('is shown at the checkout what is bought, and why it is safe', async ({ page }) => {
    await page.goto('/checkout')
    expect(await leadsTo(page, 'Visa Success Guide, home', 'header')).toEqual(['/'])
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    for (const text of [
      '$67',
      '70% off, limited time',
      '200+ real interview questions',
      '60-day',
    ]) {
      await summary.getByText(text).first().waitFor()
    }
    // The testimonials are samples, which nobody said.
    expect(await summary.getByRole('figure').count()).toBe(0)
    const steps = page.getByRole('list', { name: 'Purchase progress' }).getByRole('listitem')
    expect(await steps.allTextContents()).toEqual(['1Email', '2Payment', '3Access'])
    for (const question of [
      'Can I get a refund?',
      'How fast do I get access?',
      'Is my payment secure?',
      'Does it work on my phone?',
    ]) {
      await page.getByText(question).waitFor()
    }
    await page
      .getByText('Already purchased? ')
      .getByRole('link', { name: 'Sign in here' })
      .waitFor()
    await page.getByRole('button', { name: 'Continue to Secure Payment' }).click()
    await page.getByText('Email Required: Please enter your email').waitFor()
  })
})

describe('somebody signed in', () => {
  test('finds with premium access the dashboard, and from it every tool', async ({
    learner,
    page,
  }) => {
    const { username } = learner
    await signIn(page, learner, '/dashboard')
    await page.getByRole('link', { name: 'Take Practice Test' }).waitFor()
    expect(await leadsTo(page, 'Take Practice Test', 'main')).toEqual(['/test'])
    expect(await leadsTo(page, 'Start Simulator', 'main')).toEqual(['/learn/simulator'])
    expect(await leadsTo(page, 'Download Resources', 'main')).toEqual(['/dashboard/downloads'])
    await page.getByRole('button', { name: username }).click()
    await page.getByText(`${username}@example.org`).waitFor()
    const entries = page.getByRole('menu').getByRole('menuitem')
    expect(await entries.allTextContents()).toEqual([
      'Dashboard',
      'Digital Wallet',
      'Profile',
      'Logout',
    ])
  })
})
