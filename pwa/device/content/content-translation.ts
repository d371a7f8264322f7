import {
  ContentTranslation,
  type ContentPart,
  learningTranslation,
} from '#contracts/learning/learning-content.ts'
import { listTexts, mapTexts } from '#contracts/learning/texts.ts'
import { language } from '#pwa/language/language.ts'
import { call } from '#pwa/network/http.ts'
import type { DeviceTables } from '#pwa/device/storage/device-tables.ts'

/** A translated item, or an object in it. The members stay when code copies the item. */
interface Translated<Item> {
  /** The item in English. */
  original?: Item
  /** True if no native speaker has read the translation yet. */
  unread?: boolean
}

/** The app compares English texts, and sometimes shows them above the reader's own language. */
export function englishOf<Item extends object>(item: Item): Item {
  return (item as Translated<Item>).original ?? item
}

/**
 * A text without a translation stays English. The whole content stays English if the translation belongs to
 * another version of it.
 */
export function translateContent<Content extends { version: string }>(
  english: Content,
  { of, texts, isRead }: Pick<ContentTranslation, 'of' | 'texts' | 'isRead'>,
): Content {
  // A newer server can have texts that this app does not know.
  if (of !== english.version || texts.length !== listTexts(english).length) return english
  let at = 0
  return mapTexts(
    english,
    (text) => texts[at++] ?? text,
    (copy, original) => {
      Object.assign(copy, { original, unread: !isRead } satisfies Translated<object>)
    },
  )
}

/** Returns whether the item has translated texts, and no native speaker has read them yet. */
export function isUnread(item: object): boolean {
  if ((item as Translated<object>).unread !== true) return false
  const english = new Set(listTexts(englishOf(item)))
  return listTexts(item).some((text) => !english.has(text))
}

/**
 * The id of the row with the translation of a part. The id is the same for each language, so a
 * device has only one translation of a part.
 */
const rowOf = (part: ContentPart) => `${part} in another language`

/** Returns null when the device has no translation of this version in the language of the document. */
export async function readTranslation(
  { content }: Pick<DeviceTables, 'content'>,
  { part, version }: { part: ContentPart; version: string },
): Promise<ContentTranslation | null> {
  const row = await content.get(rowOf(part))
  const read = row && ContentTranslation.safeParse(row.value)
  if (!read?.success) return null
  return read.data.language === language && read.data.of === version ? read.data : null
}

export async function keepTranslation(
  { content }: Pick<DeviceTables, 'content'>,
  translation: ContentTranslation,
): Promise<void> {
  const { part, version } = translation
  await content.put({ id: rowOf(part), value: translation, at: Date.now(), etag: version })
}

export async function removeTranslation(
  { content }: Pick<DeviceTables, 'content'>,
  part: ContentPart,
): Promise<void> {
  await content.delete(rowOf(part))
}

/** Returns null in English, and after any failure, because the English content is then shown. */
export async function fetchTranslation(part: ContentPart): Promise<ContentTranslation | null> {
  if (language === 'en') return null
  return call(learningTranslation, { query: { part, language } }).catch(() => null)
}

/**
 * Returns two versions of the translated interview questions: the version that the premium part
 * names, and the version on the device.
 */
export async function keptVersions({
  content,
}: Pick<DeviceTables, 'content'>): Promise<[named: string | undefined, kept: string | undefined]> {
  const premium = ContentTranslation.safeParse((await content.get(rowOf('premium')))?.value)
  const bank = await content.get(rowOf('bank'))
  return [premium.data?.bankVersion, bank?.etag]
}
