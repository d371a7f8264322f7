import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/copy-text-words.ts'

export const uiCopyText: Translated<typeof english> = {
  copy: (noun) => `Copiar ${noun}`,
  copied: (noun) => `Se copió: ${noun}`,
  failed: {
    title: (noun) => `No se pudo copiar: ${noun}`,
    text: 'Este navegador no lo permite. Selecciona el texto y cópialo a mano.',
  },
}
