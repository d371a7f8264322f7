import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/print-words.ts'

export const uiPrint: Translated<typeof english> = {
  print: 'Imprimir',
  failed: { title: 'No se pudo crear el archivo', description: 'Conéctate e inténtalo de nuevo.' },
}
