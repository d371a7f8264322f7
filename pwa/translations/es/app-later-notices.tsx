import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/later-notices-words.tsx'

export const appLaterNotices: Translated<typeof english> = {
  homeScreen: {
    title: 'Esta aplicación empieza vacía',
    text: (link) => (
      <>
        No tiene nada de lo que guarda el navegador de este teléfono. {link('Abre tu billetera')}{' '}
        aquí una vez con conexión: después funciona sin ella.
      </>
    ),
    close: 'Ahora no',
  },
}
