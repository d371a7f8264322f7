import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/presentation/expiry-words.ts'
import { walletClass } from './wallet-class.ts'

export const devicePresentationExpiry: Translated<typeof english> = {
  titles: walletClass.titles,
  soon: (title) => `${title}: vence pronto`,
  lastDay: (day) => `Su último día es el ${day}.`,
}
