import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/words.ts'

export const storefront: Translated<typeof english> = {
  getTheGuide: (price) => `الحصول على Visa Success Guide بسعر ${price}`,
  takePracticeTest: 'إجراء الاختبار التدريبي المجاني',
  beforeYouBuy: 'قبل أن تشتري.',
}
