import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  getTheGuide: (price: string) => `Get Your ${price} Success Guide`,
  takePracticeTest: 'Take Free Practice Test',
  beforeYouBuy: 'Before you buy.',
}

export const words = wordsOf('storefront', english)
