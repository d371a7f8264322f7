import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/legal-words.ts'

export const storefrontLegal: Translated<typeof english> = {
  privacy: 'الخصوصية',
  terms: 'الشروط',
  refund: 'استرداد المبالغ',
  pageTitle: (title) => `${title} · Visa Success Guide`,
}
