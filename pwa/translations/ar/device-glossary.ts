import type { english } from '#pwa/device/glossary/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceGlossary: Translated<typeof english> = {
  title: 'شرح الكلمات',
}
