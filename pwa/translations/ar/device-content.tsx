import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/words.tsx'

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
    dates: (asOf, checkedOn) => `المعلومات بتاريخ ${asOf}. فُحصت في ${checkedOn}.`,
    datesUnopened: (asOf, checkedOn) =>
      `المعلومات بتاريخ ${asOf}. فُحصت في ${checkedOn}، دون فتح الصفحة الرسمية.`,
    unchecked: (checkedOn, page) => (
      <>
        لم تُفحص منذ {checkedOn}. راجع هنا أولا: {page}
      </>
    ),
    expired: (asOf, page) => (
      <>
        كان الأمر كذلك في {asOf}؛ وربما تغيّر. تأكد هنا: {page}
      </>
    ),
    withSources: (dates, sources, page) => (
      <>
        {dates} المصدر: {sources}. الصفحة الرسمية: {page}.
      </>
    ),
    withPage: (dates, page) => (
      <>
        {dates} الصفحة الرسمية: {page}.
      </>
    ),
    sources: 'المصادر',
  },
}
