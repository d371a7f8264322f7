import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/dashboard/progress-words.ts'

export const learningDashboardProgress: Translated<typeof english> = {
  title: 'Tu avance',
  lede: 'Todas las pruebas que terminaste, la última primero.',
  takeTest: 'Hacer la prueba de práctica',
  mailWaits: {
    title: 'Te espera un correo',
    text: (email: string) => `Abre el enlace que enviamos a ${email} para confirmar tu dirección.`,
  },
  none: {
    title: 'Aún no hay pruebas',
    text: 'Lo que terminas aparece aquí, desde este dispositivo y desde todos los demás.',
  },
  best: 'Mejor puntaje de prueba',
  tests: 'Pruebas',
  practised: 'Preguntas practicadas',
  results: 'Tus resultados',
  right: (test: string, right: number, count: number) =>
    plural(right, {
      one: `${test}: 1 de ${String(count)} correcta`,
      other: `${test}: ${String(right)} de ${String(count)} correctas`,
    }),
}
