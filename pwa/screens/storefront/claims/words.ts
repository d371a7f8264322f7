import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  statedLine: 'Figures stated by Visa Success Guide.',
  pricingDiscount: '60% off',
  checkoutDiscount: '70% off, limited time',
  guarantee: '60-day money-back guarantee',
  guideGuarantee: '30-day money-back guarantee',
  verificationTime: 'under 2 seconds',
}

export const words = wordsOf('storefrontClaims', english)
