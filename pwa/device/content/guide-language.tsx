import { words } from './words.tsx'

/** Says, before the purchase, what of the guide is in the reader's language. Shows nothing in English. */
export function GuideLanguage() {
  const { language } = words.limits
  return language === '' ? null : <p>{language}</p>
}
