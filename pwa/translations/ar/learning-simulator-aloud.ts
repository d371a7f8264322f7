import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/simulator/aloud-words.ts'

export const learningSimulatorAloud: Translated<typeof english> = {
  label: 'التدرب بصوت عال',
  intro: (questions: number, minutes: number) => {
    const these = plural(questions, {
      one: 'سؤال واحد',
      two: 'سؤالين',
      few: `${String(questions)} أسئلة`,
      many: `${String(questions)} سؤالا`,
      other: `${String(questions)} سؤال`,
    })
    const within = plural(minutes, {
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${String(minutes)} دقائق`,
      other: `${String(minutes)} دقيقة`,
    })
    return `أجب عن ${these} بصوت عال في ${within}. يبقى ما تقوله على هذا الهاتف أو الحاسوب: فهو لا يُرفع أبدا، ويحذفه تسجيل الخروج أو «مسح البيانات» في إعدادات المحفظة.`
  },
  memoryOnly: 'لا يحفظ هذا المتصفح شيئا: يضيع ما تقوله عند إغلاق الصفحة.',
  start: 'بدء ثلاث دقائق',
  tryAgain: 'إعادة المحاولة',
  faults: {
    refused: {
      title: 'الميكروفون محظور',
      text: 'اسمح به لهذا الموقع في إعدادات متصفحك، ثم أعد المحاولة.',
    },
    missing: {
      title: 'لم يُعثر على ميكروفون',
      text: 'وصّل ميكروفونا، ثم أعد المحاولة. يمكنك أيضا أن تتكلم دون تسجيل.',
    },
    busy: {
      title: 'الميكروفون لا يستجيب',
      text: 'ربما يستخدمه تطبيق آخر. أغلق ذلك التطبيق، ثم أعد المحاولة.',
    },
    unsupported: {
      title: 'لا يستطيع هذا المتصفح التسجيل',
      text: 'تكلم دون تسجيل، أو اكتب إجاباتك في الأسفل. تستطيع المتصفحات الأحدث التسجيل في صفحة آمنة.',
    },
    broken: {
      title: 'توقف التسجيل',
      text: 'ربما أخذت مكالمة أو تطبيق آخر الميكروفون. ما سُجّل حتى ذلك الحين محفوظ.',
    },
  },
  speaking: {
    recording: 'جار التسجيل',
    position: (position: number, count: number) => `السؤال ${String(position)} من ${String(count)}`,
    timeIsUp: 'انتهى الوقت',
    finish: 'إنهاء',
    next: 'السؤال التالي',
    stop: 'التوقف هنا',
  },
}
