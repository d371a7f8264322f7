import { wordsOf } from '#pwa/language/words.ts'
import { PRIVACY, REFUND, TERMS } from './legal-texts.ts'

export const english = {
  privacy: PRIVACY.title,
  terms: TERMS.title,
  refund: REFUND.title,
  pageTitle: (title: string) => `${title} · Visa Success Guide`,
}

export const words = wordsOf('storefront/legal', english)
