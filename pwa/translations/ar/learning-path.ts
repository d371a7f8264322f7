import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/path/words.ts'

export const learningPath: Translated<typeof english> = {
  openCompanion: 'فتح مساعد DS-160',
  progress: {
    label: 'التقدّم',
    completed: 'مكتملة',
    inProgress: 'قيد الإنجاز',
    facts: (position: number, count: number, minutes: number) =>
      `الوحدة ${String(position)} من ${String(count)} · ${plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${String(minutes)} دقائق`,
        other: `${String(minutes)} دقيقة`,
      })}`,
    bar: 'مسار التعلّم',
  },
  notSupported: 'نوع المحتوى هذا غير مدعوم بعد',
  notices: 'إشعارات مؤرخة',
  foot: {
    previous: 'السابق',
    check: 'فحص الإجابات',
    finishLater: 'الإنهاء لاحقا',
    goOn: 'متابعة',
    completePath: 'إكمال مسار التعلّم',
    completeAndGoOn: 'إكمال ومتابعة',
  },
  questions: {
    title: 'سؤالان عما قرأته',
    lead: 'لا تُحتسب لهما نتيجة. أصبت أم لم تصب، تتابع بعدهما.',
    right: (right: number, count: number) => `الإجابات الصحيحة ${String(right)} من ${String(count)}`,
    complete: 'هذه الوحدة مكتملة.',
    choose: 'اختر إجابة.',
    yourRightAnswer: 'إجابتك، صحيحة',
    rightAnswer: 'الإجابة الصحيحة',
    yourAnswer: 'إجابتك',
  },
}
