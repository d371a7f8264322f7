import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ENGLISH_ONLY } from '#pwa/language/language.ts'
import { english } from '#pwa/screens/wallet/words.tsx'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { SCREENS } from './engines/screens.ts'
import { test, visitScreens, visitWalletDialogs } from './every-screen.ts'
import { findUntranslated, inPseudo, speakPseudo } from './pseudo-language.ts'
import { measureSideways } from './sideways.ts'

/**
 * Expects that a translation can reach every text, and that the page does not scroll sideways although
 * each word is longer than in English.
 */
async function expectTranslated(page: Page, place: string) {
  await expect.poll(() => findUntranslated(page), { message: place }).toEqual([])
  expect(await measureSideways(page), place).toBeLessThanOrEqual(0)
}

describe('every text of a screen can be translated, and has room for longer words', () => {
  test('for a visitor', async ({ server, browser }) => {
    await speakPseudo(browser, server)
    const screens = SCREENS.visitor.filter(({ path }) => !ENGLISH_ONLY.test(path))
    await visitScreens(browser, screens, expectTranslated)
  })

  test('for a holder who learns', async ({ server, learner, browser, page }) => {
    await signIn(page, learner, '/profile')
    await speakPseudo(browser, server)
    await visitScreens(browser, [...SCREENS.holder, ...SCREENS.learner], expectTranslated)
    await visitWalletDialogs(browser, inPseudo(english.walletPage), expectTranslated)
  })
})
