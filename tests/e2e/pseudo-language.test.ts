import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ENGLISH_ONLY } from '#pwa/language/language.ts'
import { PASSWORD, signIn } from '#tests/support/browser/sign-in.ts'
import { SCREENS } from './engines/screens.ts'
import { findUntranslated, speakPseudo } from './pseudo-language.ts'
import { test } from './wallet-holder.ts'

const DIALOGS = ['Show QR', 'Details', 'Settings', 'Help', 'What you have shown']

/** Opens the screen in the pseudo-language. Expects that a translation can reach every text. */
async function expectTranslated(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => findUntranslated(page), { message: path }).toEqual([])
}

describe('every text of a screen can be translated', () => {
  test('for a visitor', { timeout: 240_000 }, async ({ server, page }) => {
    await speakPseudo(page, server.url)
    const screens = SCREENS.visitor.filter(({ path }) => !ENGLISH_ONLY.test(path))
    for (const { path } of screens) await expectTranslated(page, path)
  })

  test(
    'for a holder who learns',
    { timeout: 240_000 },
    async ({ server, issuer, holder, page }) => {
      await issuer.admin.post('/api/proof', { currentPassword: PASSWORD })
      await issuer.admin.post(`/api/admin/users/${holder.userId}/premium`, {
        hasPremiumAccess: true,
      })
      await signIn(page, holder, '/profile')
      await speakPseudo(page, server.url)
      for (const { path } of [...SCREENS.holder, ...SCREENS.learner]) {
        await expectTranslated(page, path)
      }
      for (const dialog of DIALOGS) {
        await expectTranslated(page, '/wallet')
        await page.getByRole('button', { name: dialog }).first().click()
        await page.getByRole('dialog').waitFor()
        await expect.poll(() => findUntranslated(page), { message: dialog }).toEqual([])
      }
    },
  )
})
