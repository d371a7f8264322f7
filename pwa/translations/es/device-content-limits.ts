import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/limits-words.ts'

export const deviceContentLimits: Translated<typeof english> = {
  title: 'Antes de comprar',
  ask: '¿Qué se aplica a mi caso?',
  read: 'Cada dato indica el día y la copia o la página que leímos, y la página oficial donde comprobarlo.',
}
