import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/without-code-words.tsx'

export const verificationWithoutCode: Translated<typeof english> = {
  title: 'Comprobar una credencial',
  toHomepage: 'Volver a la página principal',
  noToken:
    'Sin token de verificación: la URL no contiene ningún token de verificación. Escanea el código con la cámara, elige una imagen del código o pégalo.',
  fileInstead: (link) => (
    <>¿Te dieron un archivo en su lugar? {link('Comprobar un archivo de comprobante')}</>
  ),
  verdictOf: (instant) =>
    `Este es el veredicto del ${instant}. Para saber cómo está ahora, comprueba el código de nuevo.`,
}
