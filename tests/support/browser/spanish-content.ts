import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { bankContent, freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { TRANSLATORS } from '#api/learning/translations/dictionaries.ts'
import { translatePart } from '#api/learning/translations/translate-part.ts'
import { translateContent } from '#pwa/device/content/content-translation.ts'

const { free, premium, bank } = atOnce(composeContent(BUILD_SOURCES, TRANSLATORS.es))

/** The Spanish texts as the server sends them, while no native speaker has read them all. */
export const spanishFreeTexts = { ...translatePart('es', freeContent, free), isRead: false }
export const spanishPremiumTexts = {
  ...translatePart('es', premiumContent, premium),
  isRead: false,
}
const spanishBankTexts = { ...translatePart('es', bankContent, bank), isRead: false }

/** The content as a device shows it in Spanish. */
export const spanishFree = translateContent(freeContent, spanishFreeTexts)
export const spanishPremium = translateContent(premiumContent, spanishPremiumTexts)
export const spanishBank = translateContent(bankContent, spanishBankTexts)
