import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/replacement-words.ts'

export const uiPaperReplacement: Translated<typeof english> = {
  replacedAs: {
    correction: (id) => `Corregida: reemplazada por ${id}`,
    renewal: (id) => `Renovada: reemplazada por ${id}`,
  },
  replaces: (id) => `Reemplaza a ${id}`,
}
