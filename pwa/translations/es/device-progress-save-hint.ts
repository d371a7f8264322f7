import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/progress/save-hint-words.ts'

export const deviceProgressSaveHint: Translated<typeof english> = {
  untouched: 'Se conserva solo en este dispositivo.',
  saving: 'Guardando…',
  saved: 'Guardado solo en este dispositivo.',
  refused: 'No se guardó. Sigue aquí hasta que cierres la página.',
  isMemoryOnly: 'No se guardó. Dura hasta que cierres la página.',
}
