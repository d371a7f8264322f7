import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/legal-words.ts'

export const storefrontLegal: Translated<typeof english> = {
  privacy: 'Privacidad',
  terms: 'Términos',
  refund: 'Reembolsos',
  pageTitle: (title) => `${title} · Visa Success Guide`,
}
