import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/limits-sentence-words.tsx'

export const deviceContentLimitsSentence: Translated<typeof english> = {
  sentence: (limits, bonds) => (
    <>
      Tu nacionalidad puede decidir si puedes obtener una visa y si debes pagar una fianza. Ninguna
      guía cambia eso. Mira primero las dos listas: {limits('límites por nacionalidad')} y{' '}
      {bonds('fianzas de visa')}.
    </>
  ),
}
