import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/claims/words.ts'

export const storefrontClaims: Translated<typeof english> = {
  statedLine: 'أرقام تصرح بها Visa Success Guide.',
  pricingDiscount: 'خصم 60%',
  checkoutDiscount: 'خصم 70%، لفترة محدودة',
  guarantee: 'ضمان استرداد المبلغ لمدة 60 يوما',
  guideGuarantee: 'ضمان استرداد المبلغ لمدة 30 يوما',
  verificationTime: 'أقل من ثانيتين',
}
