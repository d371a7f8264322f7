import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/interview/words.ts'

export const interview: Translated<typeof english> = {
  notLoaded: (reason) => `تعذر تحميل الأسئلة. ${reason}`,
  loadAgain: 'إعادة المحاولة',
  count: (shown, all) => `${String(shown)} من ${all} سؤال مقابلة.`,
  trueCountLine: 'مواضيع للتدريب، وليست أسئلة رسمية. لا توجد قائمة رسمية.',
  question: {
    visaType: 'نوع التأشيرة',
    place: (number, total) => `السؤال ${String(number)} من ${String(total)}`,
    progress: 'تقدّم المقابلة',
    difficulties: { Basic: 'أساسي', Intermediate: 'متوسط', Advanced: 'متقدم' },
    tip: 'نصيحة:',
    answer: 'إجابتك',
    answerHint: 'تبقى في هذه الصفحة ولا تُرسل إلى أحد.',
    next: 'السؤال التالي',
    submit: 'إرسال الإجابة',
    restart: 'البدء من جديد',
  },
  feedback: {
    title: 'الملاحظات',
    assesses: (visaType) => `${visaType}، ما يريد الموظف القنصلي معرفته:`,
    outline: 'الإجابة الموصى بها',
    followUp: 'سؤال قد يليه:',
  },
  end: {
    title: 'اكتمل التدريب على المقابلة',
    answered: (count) => `أجبت عن جميع الأسئلة، وعددها ${String(count)}.`,
    getTheGuide: (price) => `الحصول على الدليل الكامل - ${price}`,
    tryAgain: 'إعادة المحاولة',
    legalLine: 'لسنا مكتب محاماة ولسنا الحكومة. لا توجد أي نتيجة مضمونة.',
  },
}
