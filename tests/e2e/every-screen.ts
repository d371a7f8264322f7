import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { LANGUAGE_COOKIE, type Language } from '#contracts/language/languages.ts'
import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/words.tsx'
import type { Browser } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import type { Screen } from './engines/screens.ts'
import type { Site } from './journey.ts'
import { test as wallet } from './wallet-holder.ts'

/** A screen takes a second until it is whole, and most of this time it uses no processor. */
const TABS = 3

/** Provides the narrowest window that the app supports, and a holder who learns. */
export const test = wallet
  .extend('opening', { viewport: { width: 320, height: 900 } })
  .extend('learner', async ({ issuer, holder }) => {
    // A proof lasts for minutes, and the soak takes longer over one file.
    await issuer.admin.post('/api/proof', { currentPassword: PASSWORD })
    const path = `/api/admin/users/${holder.userId}/premium`
    await issuer.admin.post(path, { hasPremiumAccess: true })
    return holder
  })

export function chooseLanguage(context: BrowserContext, { url }: Site, language: Language) {
  return context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }])
}

/** Opens these screens, some at the same time, and calls `look` when a screen is whole. */
export async function visitScreens(
  browser: Browser,
  screens: readonly Screen[],
  look: (page: Page, path: string) => Promise<void>,
) {
  const left = screens.map(({ path }) => path)
  const visit = async () => {
    const page = await browser.openPage()
    const waitUntilWhole = watchPage(page)
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await page.goto(path)
      await waitUntilWhole()
      await look(page, path)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: TABS }, visit))
}

/** Opens each dialog of the wallet, and calls `look`. Finds its buttons by these words of the wallet. */
export async function visitWalletDialogs(
  browser: Browser,
  { cards, page: ofPage }: Pick<Translated<typeof english.walletPage>, 'cards' | 'page'>,
  look: (page: Page, name: string) => Promise<void>,
) {
  const page = await browser.openPage()
  const names = [cards.showQr, cards.details, ofPage.settings, ofPage.help, ofPage.showings]
  for (const name of names) {
    await page.goto('/wallet')
    await page.getByRole('button', { name, exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await look(page, name)
  }
}

/** How many times in a row the page must be found waiting for no answer, with its work done. */
const QUIET_LOOKS = 3

/** Returns a function that waits until the page has its footer, which comes late, and is quiet. */
function watchPage(page: Page) {
  const underway = new Set<unknown>()
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  return async () => {
    await page.locator('footer').getByRole('link').first().waitFor()
    let quiet = 0
    const look = async () => {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      quiet = underway.size === 0 ? quiet + 1 : 0
      return quiet
    }
    await expect.poll(look).toBeGreaterThanOrEqual(QUIET_LOOKS)
  }
}
