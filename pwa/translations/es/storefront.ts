import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/words.ts'

export const storefront: Translated<typeof english> = {
  getTheGuide: (price) => `Obtener tu Visa Success Guide por ${price}`,
  takePracticeTest: 'Hacer la prueba de práctica gratis',
  beforeYouBuy: 'Antes de comprar.',
}
