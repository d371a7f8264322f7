import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LANGUAGES, OTHER_LANGUAGES, PUBLIC_PATHS } from '#contracts/language/languages.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { PASSWORD, signInByForm } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { WORDS } from '#pwa/app/language-notice.tsx'
import { english } from '#pwa/screens/verification/verdict/words.tsx'
import { verificationVerdict as arabic } from '#pwa/translations/ar/verification-verdict.tsx'
import { verificationVerdict as spanish } from '#pwa/translations/es/verification-verdict.tsx'
import { chooseLanguage } from './every-screen.ts'
import { nameSomebody } from './journey.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { openVerdict, readStamp, test } from './verify-page.ts'

const WIDTHS = [320, 390, 1280]
const VERDICTS = { es: spanish, ar: arabic }

function readLanguage(page: Page) {
  return page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
}

describe('a public page', () => {
  test.for(OTHER_LANGUAGES)(
    'has an address, a document and its texts in %s',
    async (language, { page }) => {
      const { direction } = LANGUAGES[language]
      for (const path of PUBLIC_PATHS) {
        const answer = await page.goto(`/${language}${path}`)
        expect(await answer?.text()).toContain(`<html lang="${language}" dir="${direction}"`)
        expect(answer?.headers()['link']).toContain(
          `/${language}${path}>; rel="alternate"; hreflang="${language}"`,
        )
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await readLanguage(page)).toEqual([language, direction])
        const canonical = page.locator('link[rel="canonical"]')
        if (path !== '/practice-test') {
          expect(await canonical.getAttribute('href')).toContain(`/${language}${path}`)
        }
        await checkAccessibility(page)
        await expectNoSidewaysScroll(page, WIDTHS)
      }
      // An address with a language chooses this language for other pages too.
      await page.goto('/auth')
      expect(await readLanguage(page)).toEqual([language, direction])
    },
  )

  test('stays English at its own address, and offers the language of the browser', async ({
    openBrowser,
  }) => {
    const browser = await openBrowser({ locale: 'es-MX' })
    const page = await browser.openPage('/guide')
    expect((await readLanguage(page))[0]).toBe('en')
    await page.getByRole('link', { name: WORDS.es.offer }).click()
    await page.waitForURL('/es/guide')
    expect((await readLanguage(page))[0]).toBe('es')
  })
})

test('a person chooses a language in the menu, and every later document has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/verify')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect.poll(() => readLanguage(page).catch(() => [])).toEqual(['es', 'ltr'])
  await page.goto('/')
  expect(await readLanguage(page)).toEqual(['es', 'ltr'])
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.poll(() => readLanguage(page).catch(() => [])).toEqual(['en', ''])
})

test('the menu leads from an address with two slashes to no other site', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/es//another.example/x')
  const { origin } = new URL(page.url())
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.poll(() => readLanguage(page).catch(() => [])).toEqual(['en', ''])
  expect(new URL(page.url()).origin).toBe(origin)
})

test.for(['/Checkout', '/SUCCESS', '/ES/guide'])(
  'the address %s, in other letters, is loaded once',
  async (address, { page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(documents).toEqual([address])
  },
)

test.for(OTHER_LANGUAGES)(
  'a verdict in %s says the English first',
  async (language, { scene, credentialId, page }) => {
    await chooseLanguage(page.context(), scene.server, language)
    const { token } = await scene.mint(credentialId)
    await openVerdict(page, token)
    expect(await readStamp(page)).toEqual(['valid', 'live'])
    await page.getByText(english.genuine).first().waitFor()
    await page.getByText(VERDICTS[language].genuine).first().waitFor()
    await checkAccessibility(page)
    await expectNoSidewaysScroll(page, WIDTHS)
  },
)

describe('a screen that is in English only', () => {
  test('is a document in English, with a note, and the way back is in Spanish, without a connection too', async ({
    scene,
    openBrowser,
  }) => {
    const browser = await openBrowser({ serviceWorkers: 'allow' })
    const page = await browser.openPage('/auth')
    await chooseLanguage(page.context(), scene.server, 'es')
    await page.reload()
    await waitForWorker(page)
    for (const isOffline of [false, true]) {
      await page.context().setOffline(isOffline)
      await page.getByRole('link', { name: 'Privacidad' }).click()
      await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
      expect((await readLanguage(page))[0]).toBe('en')
      await page.getByText(WORDS.es.inEnglish).waitFor()
      await page.getByRole('link', { name: 'Terms' }).waitFor()
      await checkAccessibility(page)
      await page.goBack()
      await page.getByRole('link', { name: 'Privacidad' }).waitFor()
      expect((await readLanguage(page))[0]).toBe('es')
    }
  })
})

test('the language of an account comes to another device at a log-in', async ({ scene, page }) => {
  const username = nameSomebody()
  const { status } = await createHttpClient(scene.server.url).post(
    '/api/register',
    { username, email: `${username}@example.org`, password: PASSWORD },
    { headers: { 'Accept-Language': 'ar' } },
  )
  expect(status).toBe(200)
  await signInByForm(page, { username }, '/wallet')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => readLanguage(page).catch(() => [])).toEqual(['ar', 'rtl'])
  await page.goto('/')
  expect(await readLanguage(page)).toEqual(['ar', 'rtl'])
})
