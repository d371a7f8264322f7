import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/practice/study-words.ts'

export const practiceStudy: Translated<typeof english> = {
  exam: {
    title: 'Lo que sigue: el examen final',
    text: 'Todas las respuestas fueron correctas. El examen final se abre cuando todos los módulos están completos.',
    open: 'Ir al examen final',
  },
  themes: 'Estudia estos temas',
}
