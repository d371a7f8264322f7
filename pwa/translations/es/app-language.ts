import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/language-words.ts'

export const appLanguage: Translated<typeof english> = {
  label: 'Idioma',
}
