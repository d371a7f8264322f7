import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/practice/words.ts'

export const practice: Translated<typeof english> = {
  title: 'اختبار تدريبي',
  trueCount: 'مواضيع للتدريب، وليست أسئلة رسمية. لا توجد قائمة رسمية.',
  eachAnswer: 'تأتي كل إجابة مع أسبابها ومصدرها ويوم فحصها.',
  legal: 'لسنا مكتب محاماة ولسنا الحكومة. لا توجد أي نتيجة مضمونة.',
  loading: 'يجري تحميل الأسئلة...',
  setup: 'كيفية إجراء الاختبار',
  formats: {
    legend: 'الشكل',
    timed: {
      label: 'اختبار بوقت محدد',
      hint: (minutes) =>
        plural(minutes, {
          one: 'دقيقة واحدة، كما في الامتحان',
          two: 'دقيقتان، كما في الامتحان',
          few: `${String(minutes)} دقائق، كما في الامتحان`,
          other: `${String(minutes)} دقيقة، كما في الامتحان`,
        }),
    },
    untimed: { label: 'بلا وقت محدد', hint: 'جميع الأسئلة، بلا وقت محدد' },
    quick: {
      label: 'اختبار سريع',
      hint: (questions, passScore) => {
        const passMark = `درجة النجاح ${String(passScore)}%`
        return plural(questions, {
          one: `سؤال واحد، ${passMark}`,
          two: `سؤالان، ${passMark}`,
          few: `${String(questions)} أسئلة، ${passMark}`,
          many: `${String(questions)} سؤالا، ${passMark}`,
          other: `${String(questions)} سؤال، ${passMark}`,
        })
      },
    },
  },
  reasons: {
    legend: 'الأسباب',
    each: { label: 'بعد كل إجابة', hint: 'دراسة: الأسباب فورا' },
    end: { label: 'في النهاية', hint: 'امتحان: يمكن تغيير الإجابات' },
  },
  times: {
    legend: 'الوقت، إن احتجت إلى المزيد منه',
    usual: (minutes) =>
      plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${String(minutes)} دقائق`,
        other: `${String(minutes)} دقيقة`,
      }),
    more: (minutes) =>
      plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${String(minutes)} دقائق`,
        other: `${String(minutes)} دقيقة`,
      }),
  },
  choose: 'اختر نوع تأشيرتك للبدء',
  nextTest: (number, count) =>
    `اختبارك التالي هو رقم ${String(number)} من ${String(count)}، ولكل اختبار أسئلته الخاصة.`,
  visas: {
    all: 'الكل',
    every: 'جميع أنواع التأشيرات',
    questions: (count) =>
      plural(count, {
        zero: 'لا أسئلة',
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: `${String(count)} أسئلة`,
        many: `${String(count)} سؤالا`,
        other: `${String(count)} سؤال`,
      }),
  },
  review: {
    next: (time) => `المراجعة التالية للأسئلة التي أخطأت فيها: ${time}.`,
    due: (count) =>
      plural(count, {
        one: 'حانت مراجعة سؤال واحد أخطأت فيه',
        two: 'حانت مراجعة سؤالين أخطأت فيهما',
        few: `حانت مراجعة ${String(count)} أسئلة أخطأت فيها`,
        many: `حانت مراجعة ${String(count)} سؤالا أخطأت فيها`,
        other: `حانت مراجعة ${String(count)} سؤال أخطأت فيها`,
      }),
    now: 'المراجعة الآن',
    comeBack: 'تعود إليك حتى تعرفها، وقبل مقابلتك إذا أدخلت يومها.',
  },
}
