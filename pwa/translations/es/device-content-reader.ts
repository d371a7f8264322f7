import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/reader-words.ts'

export const deviceContentReader: Translated<typeof english> = {
  unread: 'Ningún hablante nativo ha leído todavía esta traducción.',
  englishCounts: 'Esta es una traducción. El texto en inglés es el que vale.',
}
