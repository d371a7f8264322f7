import type { english } from '#pwa/device/sync/words.ts'
import { plural, type Translated } from '#pwa/language/words.ts'

export const deviceSync: Translated<typeof english> = {
  title: 'لم يُحفظ في حسابك',
  refused: (count) =>
    plural(count, {
      zero: 'لم يرفض الخادم أي تغيير. ما فعلته محفوظ على هذا الجهاز.',
      one: 'رفض الخادم تغييرا واحدا. ما فعلته محفوظ على هذا الجهاز.',
      two: 'رفض الخادم تغييرين. ما فعلته محفوظ على هذا الجهاز.',
      few: `رفض الخادم ${String(count)} تغييرات. ما فعلته محفوظ على هذا الجهاز.`,
      many: `رفض الخادم ${String(count)} تغييرا. ما فعلته محفوظ على هذا الجهاز.`,
      other: `رفض الخادم ${String(count)} تغيير. ما فعلته محفوظ على هذا الجهاز.`,
    }),
  tryAgain: 'إعادة المحاولة',
}
