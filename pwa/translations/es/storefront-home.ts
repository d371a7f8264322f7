import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/home/words.ts'

export const storefrontHome: Translated<typeof english> = {
  page: {
    title: 'Visa Success Guide: prepárate para la entrevista de visa de Estados Unidos',
    description:
      'Una guía de pago único para la entrevista de visa de Estados Unidos, para solicitantes de F-1, H-1B, J-1, L-1 y B-1/B-2, con una prueba de práctica gratis, un simulador de entrevista y credenciales digitales de visa que cualquiera puede verificar.',
  },
  headline: 'Ten todo listo para cuando llamen tu número.',
  lede: 'Prepárate para la entrevista de visa de Estados Unidos con una guía que nombra sus fuentes, práctica que te dice por qué una respuesta es correcta y una credencial digital de visa que cualquiera puede verificar.',
  sample: 'Muestra',
  name: 'Prueba con un nombre',
  visaClass: 'Clase de visa',
  note: 'Cada credencial dibuja su propio patrón. Nada de lo que escribes aquí sale de esta página.',
}
