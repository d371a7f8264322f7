import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { translateManifest, translateTexts } from '#pwa/build/translate-document.ts'
import { documentWords } from '#pwa/translations/es/document.ts'

const read = (name: string) => readFileSync(`pwa/${name}`, 'utf8')
const { titles, noScript, manifest } = documentWords

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  test.each(['index.html', 'checkout.html'])('%s has its own texts', (name) => {
    const html = translateTexts(language, read(name))
    expect(html).not.toMatch(/Secure Checkout|needs JavaScript|Prepare for/)
  })

  test('the manifest has its own texts', () => {
    expect(translateManifest(language)).not.toMatch(/Scan|Prepare for/)
  })

  test('neither promises the real questions of an interview', () => {
    const texts = [translateTexts(language, read('index.html')), translateManifest(language)]
    expect(texts.join(' ')).not.toMatch(/reales|حقيقية/)
  })
})

test.each(['index.html', 'public/manifest.webmanifest'])(
  '%s promises no real questions, because no official list of questions exists',
  (name) => {
    expect(read(name)).not.toMatch(/real (?:interview )?questions/)
  },
)

test.each([
  ['title', { titles: {}, noScript }, 'Visa Success Guide'],
  ['notice without scripts', { titles, noScript: {} }, 'Visa Success Guide needs JavaScript.'],
])('a document whose %s is not translated stops the build', (_, texts, english) => {
  expect(() => translateTexts('es', read('index.html'), { ...documentWords, ...texts })).toThrow(
    `pwa/translations/es/document.ts has no text for “${english}`,
  )
})

test.each([
  ['shortcut', { ...manifest, shortcuts: {} }, 'Show QR'],
  ['label of a picture', { ...manifest, screenshots: {} }, 'Prepare for your US visa interview'],
])('a manifest with a %s that is not translated stops the build', (_, lacking, english) => {
  expect(() => translateManifest('es', { ...documentWords, manifest: lacking })).toThrow(
    `pwa/translations/es/document.ts has no text for “${english}”.`,
  )
})
