import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/replacement-words.ts'

export const uiPaperReplacement: Translated<typeof english> = {
  replacedAs: {
    correction: (id) => `صُحّحت: حلّت محلها ${id}`,
    renewal: (id) => `جُدّدت: حلّت محلها ${id}`,
  },
  replaces: (id) => `تحل محل ${id}`,
}
