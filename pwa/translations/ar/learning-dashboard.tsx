import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/dashboard/words.tsx'

export const learningDashboard: Translated<typeof english> = {
  title: 'لوحة التعلّم',
  lede: 'استعدادك، من أول نموذج إلى شباك المقابلة. وتفتح هذه اللوحة بلا اتصال أيضا.',
  whichVisa: 'لأي تأشيرة تستعد؟',
  next: {
    lead: (minutes: number) =>
      `خطوتك التالية، ${plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${String(minutes)} دقائق`,
        other: `${String(minutes)} دقيقة`,
      })}`,
    start: 'بدء',
    goOn: 'متابعة',
  },
  stats: {
    label: 'التقدّم',
    overall: 'التقدّم العام',
    practised: 'الأسئلة التي تدربت عليها',
    ofAll: (count: string) => `من ${count}، كل سؤال مرة واحدة`,
    best: 'أفضل نتيجة اختبار',
    lastTest: (moment: string) => `آخر اختبار: ${moment}`,
    noTest: 'لا اختبارات بعد',
    checklists: 'قوائم التحقّق المكتملة',
    doneOf: (done: number, all: number) => `${String(done)} من ${String(all)}`,
  },
  actions: {
    test: {
      title: 'بدء الاختبار التدريبي',
      text: 'بوقت محدد أو بلا وقت، مع أسباب كل إجابة.',
    },
    simulator: {
      title: 'متابعة المحاكي',
      text: 'أسئلة ومخططات ومربع لكلماتك أنت.',
    },
    resources: {
      title: 'تنزيل الموارد',
      text: 'ملخصات وقوائم تحقّق وورقة عمل DS-160 على الورق.',
    },
    startSimulator: 'بدء المحاكي',
  },
  exam: {
    title: 'الاختبار النهائي',
    text: 'عشرون سؤالا من الدليل كله، وشهادة في محفظتك عند النجاح.',
    open: 'إنه مفتوح.',
    opensLater: 'يُفتح عند اكتمال جميع الوحدات.',
    modulesLeft: (count: number) => `الوحدات المتبقية: ${String(count)}.`,
    link: 'الانتقال إلى الاختبار النهائي',
  },
  plan: {
    title: 'مقابلتك',
    day: 'يوم المقابلة',
    visaType: 'نوع التأشيرة',
    chooseType: 'اختر نوع تأشيرتك: تعتمد عليه الخطوات التي تسبق المقابلة.',
    passed: 'مضى يوم مقابلتك.',
    today: 'مقابلتك اليوم.',
    tomorrow: 'مقابلتك غدا.',
    daysLeft: (days: number) =>
      plural(days, {
        one: 'بقي يوم واحد على مقابلتك.',
        two: 'بقي يومان على مقابلتك.',
        few: `بقيت ${String(days)} أيام على مقابلتك.`,
        many: `بقي ${String(days)} يوما على مقابلتك.`,
        other: `بقي ${String(days)} يوم على مقابلتك.`,
      }),
    done: 'تم',
    doneOf: (done: number, all: number) => `اكتمل ${String(done)} من ${String(all)}`,
    now: 'افعل ذلك الآن',
    bestBy: (day: string) => `الأفضل حتى ${day}`,
  },
  after: {
    howWasIt: 'كيف كانت المقابلة؟',
    next: 'ما يحدث بعد ذلك',
    hasAll: (module: ReactNode): ReactNode => <>تجد ذلك كله في {module}.</>,
  },
  applies: {
    title: 'ما ينطبق عليّ',
    text: 'تعليق التأشيرات والكفالة المالية والإعفاءات ومدة الصلاحية والرسوم حسب الجنسية وفئة التأشيرة، مع ما لا نعرفه.',
    lookUp: 'البحث عن جنسيتي',
  },
  paths: {
    title: 'مسارات تعلّمك',
    completed: 'مكتمل',
    progress: (path: string) => `${path}، التقدّم`,
    modules: (done: number, all: number) =>
      `${String(done)} من ${plural(all, {
        one: 'وحدة واحدة',
        two: 'وحدتين',
        few: `${String(all)} وحدات`,
        other: `${String(all)} وحدة`,
      })}`,
  },
  activity: {
    title: 'النشاط الأخير',
    nothing: 'لا شيء بعد. يظهر هنا ما تكمله.',
    module: (path: string, module: string) => `أكملت ${path}: ${module}`,
    list: (list: string) => `أكملت ${list}`,
    test: (test: string, score: number) => `${test}: ${String(score)}%`,
    quickCheck: (visaType: string) => `اختبار سريع، ${visaType}`,
    practiceTest: (visaType: string) => `اختبار تدريبي، ${visaType}`,
    everyType: 'كل التأشيرات',
  },
  tips: { title: 'نصائح اليوم', reminder: 'تذكير:' },
  progress: {
    title: 'تقدّمك',
    lede: 'كل اختبار أنهيته، والأخير أولا.',
    takeTest: 'بدء الاختبار التدريبي',
    mailWaits: {
      title: 'رسالة بريد في انتظارك',
      text: (email: string) => `افتح الرابط الذي أرسلناه إلى ${email} لتأكيد عنوانك.`,
    },
    none: {
      title: 'لا اختبارات بعد',
      text: 'يظهر هنا ما تنهيه، من هذا الجهاز ومن كل جهاز آخر.',
    },
    best: 'أفضل نتيجة اختبار',
    tests: 'الاختبارات',
    practised: 'الأسئلة التي تدربت عليها',
    results: 'نتائجك',
    right: (test: string, right: number, count: number) =>
      `${test}: الإجابات الصحيحة ${String(right)} من ${String(count)}`,
  },
}
