import type { english } from '#pwa/device/storage/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceStorage: Translated<typeof english> = {
  newer:
    'Una versión más nueva de esta app está abierta en otra pestaña. Vuelve a cargar la página para usarla también aquí.',
  lost: 'El navegador perdió la conexión con el almacenamiento de esta app. Vuelve a cargar la página para abrirlo de nuevo.',
  reload: 'Volver a cargar',
}
