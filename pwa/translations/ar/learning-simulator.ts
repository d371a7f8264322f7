import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/simulator/words.ts'

export const learningSimulator: Translated<typeof english> = {
  page: {
    title: 'المحاكي حسب فئة التأشيرة',
    read: 'قراءة الأسئلة',
    chooseFirst: 'اختر فئتك لتتدرب على أسئلتها',
  },
  practiseAloud: 'التدرب بصوت عال',
  yourAnswer: 'إجابتك',
  officerWants: (visaClass: string) => `${visaClass}، ما يريد الموظف القنصلي معرفته:`,
  tips: 'نصائح',
  ofClass: {
    practised: (done: number, all: number, visaClass: string) =>
      `أسئلة ${visaClass} التي تدربت عليها: ${String(done)} من ${String(all)}`,
    progress: 'الأسئلة التي تدربت عليها',
    practiseInWriting: 'التدرب كتابة',
    throughAll: 'لقد مررت بها كلها',
    beginAgain: 'البدء من جديد',
    noneTwice: (count: number, visaClass: string) =>
      plural(count, {
        one: `سؤال واحد لفئة ${visaClass}، بلا تكرار.`,
        two: `سؤالان لفئة ${visaClass}، بلا تكرار.`,
        few: `${String(count)} أسئلة لفئة ${visaClass}، بلا تكرار.`,
        many: `${String(count)} سؤالا لفئة ${visaClass}، بلا تكرار.`,
        other: `${String(count)} سؤال لفئة ${visaClass}، بلا تكرار.`,
      }),
    others: 'أسئلة أخرى',
    position: (position: number, count: number) => `السؤال ${String(position)} من ${String(count)}`,
  },
  written: {
    next: 'السؤال التالي',
    submit: 'إرسال الإجابة',
    thatIsAll: 'هذا كل شيء',
    skip: 'التخطي',
  },
  isThatAll: {
    title: 'هل هذا كل شيء؟',
    text: (least: number) =>
      `هذه أقل من ${plural(least, {
        one: 'كلمة واحدة',
        two: 'كلمتين',
        few: `${String(least)} كلمات`,
        other: `${String(least)} كلمة`,
      })}. اكتب ما كنت ستقوله عند الشباك، أو تابع كما هي.`,
  },
  check: {
    label: (question: string) => `قارن إجابتك: ${question}`,
    tick: 'ضع علامة على ما تناولته إجابتك',
    strong: 'إجابة قوية منطوقة',
    mayFollow: 'أسئلة قد تلي',
    noneFollows: 'لا شيء من الأسئلة التي تلي عادة: فقد تناولتها إجابتك.',
  },
  module: {
    visaType: 'نوع التأشيرة',
    moreFor: (visaClass: string) => `المزيد من الأسئلة لفئة ${visaClass}`,
    forYourClass: 'أسئلة لفئة تأشيرتك',
    mayFollow: 'سؤال قد يلي:',
    compare: 'أجبت: قارن',
    compareAsItIs: 'هذا كل شيء: قارن',
  },
  spoken: {
    player: (question: string) => `إجابتك: ${question}`,
    saving: 'جار الحفظ…',
    notKept: {
      title: 'لم يُحفظ',
      text: 'لا توجد مساحة على هذا الجهاز. يمكنك الاستماع حتى تغادر هذه الصفحة. احذف تسجيلات أخرى أو أفرغ بعض المساحة، ثم أعد المحاولة.',
      tryAgain: 'إعادة المحاولة',
    },
    record: 'تسجيل هذه الإجابة',
    recordAgain: 'التسجيل من جديد',
    remove: (question: string) => `حذف تسجيل: ${question}`,
    notRemoved: {
      title: 'لم يُحذف',
      text: 'لم يستطع هذا الجهاز إزالة التسجيل. يُرجى إعادة المحاولة.',
    },
  },
  recordings: {
    title: 'تسجيلاتك',
    text: 'تبقى على هذا الهاتف أو الحاسوب. تسجيل الخروج يحذفها.',
    earlierQuestion: 'من طبعة سابقة',
    made: (moment: string, length: string) => `${moment}. المدة ${length}`,
    compare: 'مقارنة',
    download: 'تنزيل',
    downloadOf: (question: string) => `تنزيل تسجيل: ${question}`,
  },
  aloud: {
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
      position: (position: number, count: number) =>
        `السؤال ${String(position)} من ${String(count)}`,
      timeIsUp: 'انتهى الوقت',
      finish: 'إنهاء',
      next: 'السؤال التالي',
      stop: 'التوقف هنا',
    },
  },
}
