// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '#contracts/language/languages.ts'

const html = document.documentElement

/** Opens a document without markup for a reader whose browser asks for this language. */
async function openDocument(path: string, accepted = 'es') {
  vi.resetModules()
  html.lang = 'en'
  html.dir = ''
  history.replaceState(null, '', path)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([accepted])
  return import('#pwa/language/language.ts')
}

function forgetChoice() {
  document.cookie = 'language=; Path=/; Max-Age=0'
}

beforeEach(forgetChoice)

const ENGLISH = [
  '/admin',
  '/admin/analytics',
  '/Privacy',
  '/terms',
  '/refund/',
  '/account/receipts/1',
  '/dashboard/downloads/print-edition',
]
const TRANSLATED = ['/wallet', '/dashboard/downloads', '/profile', '/auth', '/authorize']

describe('the document', () => {
  test.each(ENGLISH)('of %s is in English for every reader', async (path) => {
    const { language, readerLanguage, direction } = await openDocument(path, 'ar')
    expect([language, direction, html.lang, html.dir]).toEqual(['en', 'ltr', 'en', ''])
    expect(readerLanguage).toBe('ar')
  })

  test.each(TRANSLATED)('of %s is in the language of the reader', async (path) => {
    const { language, readerLanguage } = await openDocument(path, 'ar')
    expect([language, readerLanguage, html.lang, html.dir]).toEqual(['ar', 'ar', 'ar', 'rtl'])
  })

  test('is in English everywhere when the words of a language cannot be loaded', async () => {
    const { languageAt, readIn } = await openDocument('/wallet')
    readIn('en')
    expect(['/wallet', '/admin'].map(languageAt)).toEqual(['en', 'en'])
    expect(html.lang).toBe('en')
  })
})

describe('the language of an account', () => {
  const languageAfter = async (chosen: Language | undefined) => {
    const reader = await openDocument('/auth', 'en')
    reader.followAccount(chosen)
    return [reader.languageAt('/wallet'), reader.readChosenLanguage()]
  }

  test('is that of the next screens, and of later visits, where nobody has chosen', async () => {
    expect(await languageAfter('es')).toEqual(['es', 'es'])
    const { language } = await openDocument('/wallet', 'en')
    expect(language).toBe('es')
  })

  test('gives way to the choice on this device', async () => {
    document.cookie = 'language=ar; Path=/'
    expect(await languageAfter('es')).toEqual(['ar', 'ar'])
  })

  test('changes nothing if the app does not know it', async () => {
    expect(await languageAfter(undefined)).toEqual(['en', undefined])
  })

  test('does not change a document that is open', async () => {
    const reader = await openDocument('/auth', 'en')
    reader.followAccount('es')
    expect([reader.language, html.lang]).toEqual(['en', 'en'])
  })
})
