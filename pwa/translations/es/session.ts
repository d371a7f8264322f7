import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/words.ts'

export const session: Translated<typeof english> = {
  passwordFirst: 'Primero crea una contraseña · Visa Success Guide',
  notRemoved: {
    title: 'No se eliminó todo',
    description:
      'Este navegador se negó a eliminar lo que guarda para esta cuenta. Elimina los datos de este sitio en los ajustes del navegador.',
  },
}
