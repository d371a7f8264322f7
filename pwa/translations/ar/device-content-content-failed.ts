import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/content-failed-words.ts'

export const deviceContentContentFailed: Translated<typeof english> = {
  title: 'تعذّر فتح هذا المحتوى',
  notKept: 'ليس على هذا الجهاز بعد، ولا يمكن الوصول إلى الخادم. اتصل بالإنترنت مرة واحدة فيبقى هنا.',
  unconfirmed: (days) =>
    plural(Number(days), {
      one: 'مضى على آخر تأكيد لوصولك إلى Premium أكثر من يوم واحد. اتصل بالإنترنت وأعد تحميل الصفحة: كل شيء ما زال هنا.',
      two: 'مضى على آخر تأكيد لوصولك إلى Premium أكثر من يومين. اتصل بالإنترنت وأعد تحميل الصفحة: كل شيء ما زال هنا.',
      few: `مضى على آخر تأكيد لوصولك إلى Premium أكثر من ${days} أيام. اتصل بالإنترنت وأعد تحميل الصفحة: كل شيء ما زال هنا.`,
      many: `مضى على آخر تأكيد لوصولك إلى Premium أكثر من ${days} يوما. اتصل بالإنترنت وأعد تحميل الصفحة: كل شيء ما زال هنا.`,
      other: `مضى على آخر تأكيد لوصولك إلى Premium أكثر من ${days} يوم. اتصل بالإنترنت وأعد تحميل الصفحة: كل شيء ما زال هنا.`,
    }),
  unreadable: 'تعذّرت قراءة المحفوظ على هذا الجهاز. حاول مجددا، أو أعد تحميل الصفحة.',
  tryAgain: 'إعادة المحاولة',
}
