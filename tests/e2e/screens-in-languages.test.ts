import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { ENGLISH_ONLY } from '#pwa/language/language.ts'
import { wallet as arabic } from '#pwa/translations/ar/wallet.tsx'
import { wallet as spanish } from '#pwa/translations/es/wallet.tsx'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { SCREENS } from './engines/screens.ts'
import { chooseLanguage, test, visitScreens, visitWalletDialogs } from './every-screen.ts'
import { findEnglish } from './find-english.ts'
import { measureSideways } from './sideways.ts'

const WALLET = { es: spanish, ar: arabic }

describe.each(OTHER_LANGUAGES)(
  'in %s, every screen is accessible, fits a narrow window and marks its English',
  (language) => {
    async function checkScreen(page: Page, place: string) {
      if (!ENGLISH_ONLY.test(place)) {
        await expect.poll(() => findEnglish(page, language), { message: place }).toEqual([])
      }
      await checkAccessibility(page)
      expect(await measureSideways(page), place).toBeLessThanOrEqual(0)
    }

    test('for a visitor', async ({ server, browser }) => {
      await chooseLanguage(browser.context, server, language)
      await visitScreens(browser, SCREENS.visitor, checkScreen)
    })

    test('for a holder who learns', async ({ server, learner, browser, page }) => {
      await signIn(page, learner, '/profile')
      await chooseLanguage(browser.context, server, language)
      await visitScreens(browser, [...SCREENS.holder, ...SCREENS.learner], checkScreen)
      await visitWalletDialogs(browser, WALLET[language].walletPage, checkScreen)
    })
  },
)
