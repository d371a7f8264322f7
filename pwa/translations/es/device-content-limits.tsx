import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/limits-words.tsx'

export const deviceContentLimits: Translated<typeof english> = {
  sentence: (limits, bonds) => (
    <>
      Tu nacionalidad puede decidir si puedes obtener una visa y si debes pagar una fianza. Ninguna
      guía cambia eso. Mira primero las dos listas: {limits('límites por nacionalidad')} y{' '}
      {bonds('fianzas de visa')}.
    </>
  ),
  title: 'Antes de comprar',
  ask: '¿Qué se aplica a mi caso?',
  read: 'Cada dato indica el día y la copia o la página que leímos, y la página oficial donde comprobarlo.',
}
