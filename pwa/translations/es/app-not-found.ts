import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/not-found-words.ts'

export const appNotFound: Translated<typeof english> = {
  tab: 'Página no encontrada · Visa Success Guide',
  title: '404: página no encontrada',
  text: 'No hay nada en esta dirección. Quizá se escribió mal o cambió de lugar.',
  home: 'Volver al inicio',
}
