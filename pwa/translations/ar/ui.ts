import { type Translated, plural } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/words.ts'
import { days } from '../days.ts'

/**
 * This mark keeps a day before its time inside a sentence. A sentence isolates the day and the time
 * together, and such an isolate gets its direction from its first letter. Here only the mark gives
 * the right direction.
 */
const FROM_RIGHT = '\u200F'

export const ui: Translated<typeof english> = {
  loading: 'جارٍ التحميل…',
  failed: {
    tab: 'حدث خطأ ما',
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ ما في هذه الصفحة، أو انقطع اتصالك أثناء تحميلها. لم يُفقد أي شيء مما حفظته.',
    reload: 'إعادة التحميل',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  copyText: {
    copy: (noun) => `نسخ ${noun}`,
    copied: (noun) => `تم نسخ ${noun}`,
    failed: {
      title: (noun) => `تعذّر نسخ ${noun}`,
      text: 'هذا المتصفح لا يسمح بذلك. حدّد النص وانسخه بنفسك.',
    },
  },
  countdown: {
    ended: 'انتهت الصلاحية',
    minutesLeft: (minutes) =>
      plural(minutes, {
        zero: `بقيت ${minutes} دقيقة`,
        one: 'بقيت دقيقة واحدة',
        two: 'بقيت دقيقتان',
        few: `بقيت ${minutes} دقائق`,
        many: `بقيت ${minutes} دقيقة`,
        other: `بقيت ${minutes} دقيقة`,
      }),
    secondsLeft: (seconds) =>
      plural(seconds, {
        zero: `بقيت ${seconds} ثانية`,
        one: 'بقيت ثانية واحدة',
        two: 'بقيت ثانيتان',
        few: `بقيت ${seconds} ثوانٍ`,
        many: `بقيت ${seconds} ثانية`,
        other: `بقيت ${seconds} ثانية`,
      }),
  },
  date: {
    ...days,
    lastDay: (day) => `${FROM_RIGHT}${day}، \u206824:00 UTC\u2069`,
    instant: (day, time) => `${FROM_RIGHT}${day}، ${time}`,
    moment: (instant, zone) => `${FROM_RIGHT}${instant} ${zone}`,
  },
  dialog: {
    close: 'إغلاق',
    cancel: 'تراجُع',
    dismiss: 'إغلاق التنبيه',
  },
  discardQuestion: {
    question: 'لم يُرسل ما كتبته.',
    keep: 'متابعة الكتابة',
    discard: 'تجاهل ما كتبته',
  },
  field: {
    optional: '(اختياري)',
    show: 'إظهار',
    hide: 'إخفاء',
    showField: (label) => `إظهار ${label}`,
  },
  print: {
    print: 'طباعة',
    failed: { title: 'تعذّر إنشاء الملف', description: 'اتصل بالإنترنت، وحاول مرة أخرى.' },
  },
}
