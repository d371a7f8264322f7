import type { english } from '#pwa/device/content/words.tsx'
import { type Translated, plural } from '#pwa/language/words.ts'

export const deviceContent: Translated<typeof english> = {
  statuses: {
    blocked: 'أوقفته محكمة',
    proposed: 'مقترح، غير نافذ',
    scheduled: 'غير نافذ بعد',
    ended: 'انتهى',
    unknown: 'لا يُعرف هل يسري اليوم',
  },
  classes: {
    all: 'لكل فئات التأشيرات',
    some: (names) => `للفئات: ${names}`,
  },
  source: {
    asOf: (day) => `المعلومات بتاريخ ${day}`,
    due: (checkBy) => `كان موعد الفحص ${checkBy}`,
    begins: (day) => `يبدأ في ${day}`,
    ended: (day) => `انتهى في ${day}`,
    source: 'المصدر',
    checked: (checkedOn) => `فُحصت في ${checkedOn}.`,
    checkedUnopened: (checkedOn) => `فُحصت في ${checkedOn}، دون فتح الصفحة الرسمية.`,
    wasInForce: (asOf, page) => (
      <>
        كان ساريا في {asOf}، وربما تغيّر. راجع هنا: {page}
      </>
    ),
    notKnownSince: (asOf, page) => (
      <>
        غير معروف منذ {asOf}. راجع هنا: {page}
      </>
    ),
    ruleMayHaveChanged: (checkedOn, page) => (
      <>
        آخر فحص كان في {checkedOn}. وربما تغيّرت القاعدة. تأكد هنا: {page}
      </>
    ),
    figuresAreOld: (checkedOn, page) => (
      <>
        الأرقام مخفية لأن آخر فحص لها كان في {checkedOn}. راجع هنا: {page}
      </>
    ),
    covered: '(لم يعد معروفا)',
    gone: 'لم نعد نعرف ذلك. افتح الصفحة الرسمية قبل أن تدفع.',
    unchecked: (checkedOn, page) => (
      <>
        لم تُفحص منذ {checkedOn}. افتح الصفحة الرسمية أولا: {page}
      </>
    ),
    expired: (asOf, page) => (
      <>
        كان الأمر كذلك في {asOf}؛ وربما تغيّر. تأكد هنا: {page}
      </>
    ),
    withSources: (checked, sources, page) => (
      <>
        {checked} المصدر: {sources}. الصفحة الرسمية: {page}.
      </>
    ),
    noLink: '(بلا رابط)',
  },
  contentFailed: {
    title: 'تعذّر فتح هذا المحتوى',
    notKept:
      'ليس على هذا الجهاز بعد، ولا يمكن الوصول إلى الخادم. اتصل بالإنترنت مرة واحدة فيبقى هنا.',
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
  },
  limits: {
    title: 'قبل الشراء',
    ask: 'ما الذي ينطبق عليّ؟',
    read: 'تذكر كل معلومة اليوم، والنسخة أو الصفحة التي قرأناها، والصفحة الرسمية للتأكد منها.',
    language:
      'بالعربية: التطبيق والجزء المجاني من الدليل. بالإنجليزية: النصوص المدفوعة، والطبعة المطبوعة، والاختبار النهائي، والإيصالات، والنصوص القانونية.',
  },
  limitsSentence: {
    sentence: (limits, bonds) => (
      <>
        قد تحدّد جنسيتك هل يمكنك الحصول على تأشيرة، وهل يجب عليك دفع كفالة مالية. لا يغيّر ذلك أي دليل.
        راجع القائمتين أولا: {limits('القيود حسب الجنسية')} و{bonds('كفالات التأشيرات')}.
      </>
    ),
  },
  reader: {
    unread: 'لم يقرأ هذه الترجمة بعد أي متحدث أصلي باللغة.',
    englishCounts: 'هذه ترجمة. النص الإنجليزي هو المعتمد.',
  },
  reading: {
    Important: 'مهم',
    Note: 'ملاحظة',
    Warning: 'تحذير',
    'Key Changes': 'أهم التغييرات',
    Requirements: 'المتطلبات',
    Documents: 'المستندات',
  },
}
