import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/network/words.ts'

export const network: Translated<typeof english> = {
  error: 'Error',
  refused: 'El servidor no pudo hacer esto. Intenta de nuevo.',
  unreached: 'No hay conexión con el servidor. Revisa tu conexión e intenta de nuevo.',
  foreign:
    'Esta red respondió en lugar de nuestro servidor. Es posible que primero te pida iniciar sesión en ella: abre otro sitio web y luego intenta de nuevo.',
  unanswered:
    'El servidor no respondió a tiempo. Es posible que esto se haya hecho: lo que se muestra se está leyendo de nuevo, así que mira antes de intentar otra vez.',
  unansweredTitle: 'No llegó respuesta.',
  unexpected: 'Algo salió mal. Intenta de nuevo.',
}
