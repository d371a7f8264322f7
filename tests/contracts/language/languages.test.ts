import { describe, expect, test } from 'vitest'
import {
  acceptLanguage,
  addressIn,
  chooseLanguage,
  PUBLIC_PATHS,
  readAddress,
} from '#contracts/language/languages.ts'

describe('the language of a page', () => {
  test.each([
    ['the address, before a choice', '/es/guide', 'en', ['fr'], 'es'],
    ['the choice, before the browser', '/wallet', 'es', ['en'], 'es'],
    ['the choice, on a public page too', '/guide', 'es', ['en'], 'es'],
    ['the choice of English, before the browser', '/wallet', 'en', ['es'], 'en'],
    ['the browser, where nobody chose', '/wallet', undefined, ['fr-CH', 'es-MX', 'en'], 'es'],
    ['English on a public page, where nobody chose', '/guide', undefined, ['es'], 'en'],
    ['English, where the app has no language of the browser', '/wallet', undefined, ['fr'], 'en'],
    ['the browser, after a choice that the app does not know', '/wallet', 'xx', ['es'], 'es'],
  ])('is that of %s', (_case, path, chosen, accepted, language) => {
    expect(chooseLanguage({ path, chosen, accepted })).toBe(language)
  })

  test('is the best that the browser asks for and the app has', () => {
    expect(acceptLanguage(['pt-BR', 'ES-419', 'en'])).toBe('es')
    expect(acceptLanguage(['*'])).toBe('en')
    expect(acceptLanguage([])).toBe('en')
  })
})

describe('an address', () => {
  test.each(PUBLIC_PATHS)('%s is read again after it was written in a language', (path) => {
    expect(readAddress(addressIn('es', path))).toEqual({ path, language: 'es' })
    expect(readAddress(addressIn('en', path))).toEqual({ path })
  })

  test.each(['/escape', '/guide/es', '/en/guide', '/__proto__/guide'])(
    '%s names no language',
    (path) => {
      expect(readAddress(path)).toEqual({ path })
    },
  )
})
