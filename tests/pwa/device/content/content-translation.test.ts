// @vitest-environment happy-dom
import '#tests/support/browser/disk.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { openTranslator } from '#api/learning/translations/translator.ts'
import { translatePart } from '#api/learning/translations/translate-part.ts'
import { learningContent, learningTranslation } from '#contracts/learning/learning-content.ts'
import { answer } from '#tests/support/browser/answers.ts'

const [english] = freeContent.notices
const OWN = 'Un título en español'
const translator = openTranslator('es', { [english?.title ?? '']: OWN })
const inSpanish = atOnce(composeContent(BUILD_SOURCES, translator)).free
const translation = { ...translatePart('es', freeContent, inSpanish), isRead: false }

beforeEach(() => {
  vi.resetModules()
  document.documentElement.innerHTML = '<body><div id="root">Marca</div></body>'
  document.documentElement.lang = 'es'
})

async function openContent() {
  const { fetchContent, readContent } = await import('#pwa/device/content/content-store.ts')
  const { englishOf, isUnread } = await import('#pwa/device/content/content-translation.ts')
  const { VISITOR } = await import('#pwa/session/visitor.ts')
  return { fetchContent, readContent, englishOf, isUnread, VISITOR }
}

test('the device shows and keeps the content in the language of the document, with its English', async () => {
  answer(learningContent, () => freeContent)
  answer(learningTranslation, () => translation)
  const { fetchContent, readContent, englishOf, isUnread, VISITOR } = await openContent()

  const shown = await fetchContent('free', VISITOR)
  const [notice] = shown.notices
  expect(notice?.title).toBe(OWN)
  expect(notice && englishOf(notice).title).toBe(english?.title)
  expect(notice && isUnread(notice)).toBe(true)

  const kept = await vi.waitUntil(() => readContent('free', VISITOR), 10_000)
  expect(kept.notices[0]?.title).toBe(OWN)
})

test('an item without a translation stays English, and no unread translation is shown beside it', async () => {
  answer(learningContent, () => freeContent)
  answer(learningTranslation, () => translation)
  const { fetchContent, isUnread, VISITOR } = await openContent()
  const { notices } = await fetchContent('free', VISITOR)
  expect(notices[1]?.title).toBe(freeContent.notices[1]?.title)
  expect(notices[1] && isUnread(notices[1])).toBe(false)
})

test('a translation of another version of the content changes nothing', async () => {
  answer(learningContent, () => freeContent)
  answer(learningTranslation, () => ({ ...translation, of: 'f'.repeat(64) }))
  const { fetchContent, englishOf, VISITOR } = await openContent()

  const shown = await fetchContent('free', VISITOR)
  expect(shown.notices[0]?.title).toBe(english?.title)
  expect(englishOf(shown)).toBe(shown)
})

test('the content is shown in English while its translation cannot be fetched', async () => {
  answer(learningContent, () => freeContent)
  const { fetchContent, VISITOR } = await openContent()
  expect((await fetchContent('free', VISITOR)).notices[0]?.title).toBe(english?.title)
})
