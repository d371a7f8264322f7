import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { test as journey, STILL } from './journey.ts'

const test = journey.extend('opening', STILL)

/**
 * Maps each browser feature to a script. The script removes the feature before the app's scripts
 * run.
 */
const FEATURES = {
  'module workers': `{
    const Newer = Worker
    Worker = function (address) { return new Newer(address) }
  }`,
  toReversed: 'delete Array.prototype.toReversed',
  'AbortSignal.timeout': 'delete AbortSignal.timeout',
  AbortSignal: 'delete globalThis.AbortSignal',
  BroadcastChannel: 'delete globalThis.BroadcastChannel',
  DecompressionStream: 'delete globalThis.DecompressionStream',
  'Web Locks': 'delete Navigator.prototype.locks',
  OffscreenCanvas: 'delete globalThis.OffscreenCanvas',
  'OffscreenCanvas in 2d': 'OffscreenCanvas.prototype.getContext = () => null',
  'CSS.supports': 'delete CSS.supports',
  ':has': without(':has'),
  ':modal': without(':modal'),
  'color-mix': without('color-mix'),
  cqi: without('cqi'),
  dvh: without('dvh'),
}

/**
 * Returns a script that changes `CSS.supports`. The changed function returns false for every
 * question that contains these letters.
 */
function without(letters: string) {
  return `{
    const supports = CSS.supports
    CSS.supports = (...asked) => !asked.join().includes('${letters}') && supports(...asked)
  }`
}

const SENTENCE = 'This browser is too old for this site'
const OTHER_WAYS = 'scan it with the camera of a newer phone, or ask its holder for the link'
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: SENTENCE })

/** All addresses that have a document of their own, and some addresses that get the app's shell. */
const ADDRESSES = [
  '/',
  '/guide',
  '/practice-test',
  '/auth',
  '/auth?tab=signup',
  '/dashboard',
  '/verify',
  '/qr-verify',
  '/wallet',
  '/checkout',
  '/success',
  '/proof',
]

describe('a browser that lacks what the app needs', () => {
  test.for(Object.entries(FEATURES))('is told so, without %s', async ([_, script], { browser }) => {
    const { context } = browser
    await context.addInitScript(script)
    // Blocks all scripts of the app. The notice must appear even if the app never starts.
    await context.route('**/assets/*.js', (route) => route.abort())
    const page = await browser.openPage('/practice-test')
    await notice(page).waitFor()
    expect(await page.locator('[inert]').count()).toBe(0)
    expect(await page.getByText(OTHER_WAYS).count()).toBe(0)
  })

  test('reads what needs no app, and finds no field that nobody answers', async ({ browser }) => {
    const { context } = browser
    await context.addInitScript(FEATURES.toReversed)
    await context.route('**/assets/*.js', (route) => route.abort())
    const page = await browser.openPage('/checkout')
    await notice(page).waitFor()
    expect(await page.locator('form, input, button').count()).toBe(0)
    await page.locator('summary').first().click()
    await page.locator('details[open] > :not(summary)').first().waitFor()
  })

  test('is told so by every document, and where codes are checked another way to do that', async ({
    browser,
  }) => {
    const { context } = browser
    await context.addInitScript(FEATURES[':has'])
    for (const address of ADDRESSES) {
      const page = await browser.openPage(address)
      await notice(page).waitFor()
      const checks = ['/verify', '/qr-verify'].includes(address)
      expect([address, await page.getByText(OTHER_WAYS).count()]).toEqual([address, Number(checks)])
      if (address === '/verify') {
        await page.getByRole('heading', { level: 1 }).waitFor()
        await checkBothThemes(page)
      }
      await page.close()
    }
  })
})

test('a browser that has all of it is told nothing, by any document', async ({ browser }) => {
  for (const address of ADDRESSES) {
    const page = await browser.openPage(address)
    expect([address, await notice(page).count()]).toEqual([address, 0])
    await page.close()
  }
})

test('a browser without a secure context, which has no locks, is not too old', async ({
  browser,
}) => {
  await browser.context.addInitScript(`
    ${FEATURES['Web Locks']}
    Object.defineProperty(globalThis, 'isSecureContext', { value: false })
  `)
  expect(await notice(await browser.openPage('/verify')).count()).toBe(0)
})

test('every document that loads the app asks the browser first', () => {
  const documents = readdirSync('dist').filter((file) => file.endsWith('.html'))
  const texts = documents.map((file) => readFileSync(`dist/${file}`, 'utf8'))
  const starts = texts.filter((text) => text.includes('<div id="root">'))
  expect(starts.length).toBe(documents.length - 1)
  for (const text of starts) {
    const asked = text.indexOf('<script src="/before-app.js">')
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(text.search(/<script type="module" (?!async)/))
  }
})
