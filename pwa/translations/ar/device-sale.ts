import type { english } from '#pwa/device/sale/words.ts'
import { plural, type Translated } from '#pwa/language/words.ts'

/** Returns a number of days, such as `60 يوما`. */
const daysOf = (days: string) =>
  plural(Number(days), {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${days} أيام`,
    many: `${days} يوما`,
    other: `${days} يوم`,
  })

export const deviceSale: Translated<typeof english> = {
  ages: {
    title: 'كيف يتقادم هذا الدليل',
    warnings: 'يبقى التحذير، ويذكر يوم آخر فحص له.',
    assurances: (days) =>
      `أما ما يطمئنك، مثل «معفى» أو «غير مدرج»، فيختفي بعد ${daysOf(days)} من فحصه على الأكثر.`,
    figures: (days) => `ويخفي الدليل الأرقام، مثل الرسوم، بعد ${daysOf(days)} من فحصها على الأكثر.`,
    lastCheck: (day) => `فحصنا كل تحذير في ${day} أو بعده.`,
    copies: 'قرأنا نسخا من الصفحات الرسمية وتقارير عنها، ولم نفتح الصفحات نفسها.',
    practitioner: (who) => `قرأه مختص في قانون التأشيرات الأمريكية: ${who}`,
    native: {
      es: (who) => `قرأ النصوص الإسبانية متحدث أصلي: ${who}`,
      ar: (who) => `قرأ النصوص العربية متحدث أصلي: ${who}`,
    },
    nobody: 'لا أحد بعد.',
    some: (names, read, of) => `${names}، ${read} من ${of}.`,
  },
  old: {
    title: (day) => `كان آخر فحص لتحذيرات هذا الدليل في ${day}`,
    text: 'ربما تغيّرت القواعد منذ ذلك اليوم. راجع الصفحات الرسمية قبل أن تدفع.',
    known: (day) => `أعلم أن آخر فحص للتحذيرات كان في ${day}`,
  },
  notSold: {
    title: 'الدليل ليس للبيع الآن',
    text: (day) =>
      `كان آخر فحص لتحذيراته في ${day}. مضى على ذلك وقت طويل، لذلك لا نأخذ مالا مقابله حتى نفحصها من جديد.`,
    buyers: 'إذا كنت قد اشتريت الدليل، فهو يبقى لك.',
  },
}
