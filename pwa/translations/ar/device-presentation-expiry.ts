import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/presentation/expiry-words.ts'
import { walletClass } from './wallet-class.ts'

export const devicePresentationExpiry: Translated<typeof english> = {
  titles: walletClass.titles,
  soon: (title) => `وثيقة ${title} تنتهي قريبا`,
  lastDay: (day) => `آخر يوم لها: ${day}.`,
}
