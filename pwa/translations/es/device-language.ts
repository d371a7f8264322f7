import type { english } from '#pwa/device/language/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceLanguage: Translated<typeof english> = {
  title: '¿Volver a cargar esta página?',
  question:
    'Para cambiar el idioma, la página se carga de nuevo. Lo que no guardaste aquí se pierde.',
  confirm: 'Cambiar el idioma',
}
