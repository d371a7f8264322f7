import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/claims/words.ts'

export const storefrontClaims: Translated<typeof english> = {
  statedLine: 'Cifras declaradas por Visa Success Guide.',
  pricingDiscount: '60% de descuento',
  checkoutDiscount: '70% de descuento, por tiempo limitado',
  // The number comes first, so that the claim can be the start of a sentence and also a part inside
  // one.
  guarantee: '60 días de garantía de reembolso',
  guideGuarantee: '30 días de garantía de reembolso',
  verificationTime: 'menos de 2 segundos',
}
