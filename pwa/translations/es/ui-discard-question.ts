import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/discard-question-words.ts'

export const uiDiscardQuestion: Translated<typeof english> = {
  question: 'Lo que escribiste no se ha enviado.',
  keep: 'Seguir escribiendo',
  discard: 'Descartarlo',
}
