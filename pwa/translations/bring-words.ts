import type { OtherLanguage } from '#contracts/language/languages.ts'
import { language, readIn, renewChoice } from '#pwa/language/language.ts'
import { bring, type Translate } from '#pwa/language/words.ts'

const LOADERS: Record<OtherLanguage, () => Promise<{ translate: Translate }>> = {
  es: () => import('./es/words.ts'),
  ar: () => import('./ar/words.ts'),
}

/**
 * Loads the words of the document's language. The app must start later, because its modules read
 * words while they are loaded. If the words cannot be loaded, the app starts in English.
 */
export async function bringWords(): Promise<void> {
  renewChoice()
  if (language === 'en') return
  try {
    bring((await LOADERS[language]()).translate)
  } catch {
    readIn('en')
  }
}
