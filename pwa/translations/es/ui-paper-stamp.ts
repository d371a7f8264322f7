import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/stamp-words.ts'

export const uiPaperStamp: Translated<typeof english> = {
  valid: 'VÁLIDA',
  revoked: 'REVOCADA',
  expired: 'VENCIDA',
  not_found: 'NO ENCONTRADA',
  invalid: 'NO VÁLIDA',
  sample: 'MUESTRA',
  not_checked: 'SIN COMPROBAR',
  toCome: 'AÚN NO VÁLIDA',
}
