import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/claims-words.ts'

export const storefrontClaims: Translated<typeof english> = {
  statedLine: 'Cifras declaradas por Visa Success Guide.',
  pricingDiscount: '60% de descuento',
  checkoutDiscount: '70% de descuento, por tiempo limitado',
  // The claim begins with its number, because it stands at the start of a sentence and inside one.
  guarantee: '60 días de garantía de reembolso',
  guideGuarantee: '30 días de garantía de reembolso',
  verificationTime: 'menos de 2 segundos',
}
