import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/language-words.ts'

export const appLanguage: Translated<typeof english> = {
  label: 'Idioma',
  inEnglish: 'Esta página está solo en inglés.',
  title: '¿Volver a cargar esta página?',
  question:
    'Para cambiar el idioma, la página se carga de nuevo. Lo que no guardaste aquí se pierde.',
  confirm: 'Cambiar el idioma',
}
