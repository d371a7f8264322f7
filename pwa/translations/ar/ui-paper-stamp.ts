import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/stamp-words.ts'

export const uiPaperStamp: Translated<typeof english> = {
  valid: 'صالحة',
  revoked: 'ملغاة',
  expired: 'منتهية',
  not_found: 'غير موجودة',
  invalid: 'غير صالحة',
  sample: 'عيّنة',
  not_checked: 'لم تُفحص',
  toCome: 'ليست صالحة بعد',
}
