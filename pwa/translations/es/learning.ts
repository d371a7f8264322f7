import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/words.ts'

export const learning: Translated<typeof english> = {
  backToDashboard: 'Volver al panel',
  checklist: {
    label: 'Lista',
    done: (count: number, all: number) =>
      plural(count, {
        one: `1 de ${String(all)} completado`,
        other: `${String(count)} de ${String(all)} completados`,
      }),
  },
  chooseClass: 'Elige tu clase de visa',
  difficulties: { Basic: 'Básica', Intermediate: 'Intermedia', Advanced: 'Avanzada' },
  legalLine: 'No somos un bufete de abogados ni el gobierno. No se garantiza ningún resultado.',
  outlineHeading: 'Respuesta recomendada',
  trueCountLine: 'Temas de práctica, no preguntas oficiales. No existe una lista oficial.',
}
