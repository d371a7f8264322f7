import type { OtherLanguage } from '#contracts/language/languages.ts'
import type { ContentPart, ContentTranslation } from '#contracts/learning/learning-content.ts'
import { listTexts } from '#contracts/learning/texts.ts'
import { isAllRead } from './read-texts.ts'
import { stampVersion } from '#api/learning/content/stamp-version.ts'

interface Part {
  part: ContentPart
  version: string
}

/** Returns the texts that differ between a part in English and the same part in another language. */
export function translatePart(
  language: OtherLanguage,
  english: Part,
  own: Part,
): ContentTranslation {
  const originals = listTexts(english)
  const texts = listTexts(own).map((text, at) => (text === originals[at] ? null : text))
  const isRead = isAllRead(language)
  return stampVersion({ part: english.part, language, of: english.version, isRead, texts })
}
