import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/dashboard/words.tsx'

export const learningDashboard: Translated<typeof english> = {
  title: 'لوحة التعلّم',
  whichVisa: 'لأي تأشيرة تستعد؟',
  reader: {
    title: 'لأي تأشيرة تستعد',
    family: 'زوجا أو زوجة أو ابنا',
    day: (day: string) => `المقابلة في ${day}`,
    change: 'تغيير',
    done: 'تم',
  },
  next: {
    lead: (minutes: number) =>
      `خطوة اليوم، ${plural(minutes, {
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
      text: 'بوقت محدد أو بلا وقت، مع شرح كل إجابة.',
    },
    simulator: {
      title: 'متابعة المحاكي',
      text: 'مخططات ومربع لكلماتك أنت.',
    },
    resources: {
      title: 'تنزيل الموارد',
      text: 'ملخصات وقوائم تحقّق وورقة عمل.',
    },
    startSimulator: 'بدء المحاكي',
  },
  exam: {
    title: 'الاختبار النهائي',
    text: 'عشرون سؤالا من الدليل كله، وشهادة في محفظتك عند النجاح.',
    open: 'إنه مفتوح.',
    modulesLeft: (count: number) => `الوحدات المتبقية: ${String(count)}.`,
    link: 'الانتقال إلى الاختبار النهائي',
  },
  plan: {
    day: 'يوم المقابلة',
    noDay: {
      title: 'لم يُحدد يوم المقابلة بعد',
      text: 'بعد تحديد اليوم، تحسب الخطة خطواتها رجوعا منه.',
      add: 'إضافة اليوم',
    },
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
    stepsDone: (done: number, all: number) => `اكتملت ${String(done)} من ${String(all)} خطوات`,
    now: 'افعل ذلك الآن',
    bestBy: (day: string) => `الأفضل حتى ${day}`,
  },
  practice: {
    title: 'تدريبك',
    none: (days: number) =>
      `لا اختبار في آخر ${plural(days, { few: `${String(days)} أيام`, other: `${String(days)} يوما` })}. يرسم الاختبار التالي عمودا هنا.`,
    sum: (questions: number, percent: number, days: number) =>
      `أسئلة الاختبارات في ${plural(days, { few: `${String(days)} أيام`, other: `${String(days)} يوما` })}: ${String(questions)}، منها ${String(percent)}% صحيحة`,
    label: (days: number) =>
      `أسئلة الاختبارات حسب اليوم، آخر ${plural(days, { few: `${String(days)} أيام`, other: `${String(days)} يوما` })}`,
    day: 'اليوم',
    answered: 'الإجابات',
    right: 'صحيحة',
    wrong: 'غير صحيحة',
    today: 'اليوم',
  },
  after: {
    passed: 'مضى يوم مقابلتك.',
    howWasIt: 'كيف كانت المقابلة؟',
    next: 'ما يحدث بعد ذلك',
    hasAll: (module: ReactNode): ReactNode => <>تجد ذلك كله في {module}.</>,
  },
  more: {
    title: 'المزيد في دليلك',
    questions: 'أسئلة المقابلة',
    simulator: 'المحاكي حسب فئة التأشيرة',
    companion: 'مساعد DS-160',
    edition: 'الطبعة الورقية',
  },
  applies: {
    text: 'تعليق التأشيرات والكفالة المالية والإعفاءات ومدة الصلاحية والرسوم حسب الجنسية وفئة التأشيرة، مع ما لا نعرفه.',
    lookUp: 'ما ينطبق عليّ: البحث عن جنسيتي',
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
      title: 'ابدأ بالاختبار التدريبي المجاني',
      text: 'كل إجابة مشروحة. ويظهر هنا ما تنهيه، من هذا الجهاز ومن كل جهاز آخر.',
    },
    now: {
      title: 'ما يمكنك فعله الآن',
      guide: { name: 'قراءة الدليل المجاني', note: 'فئات التأشيرات والقواعد وما تغيّر.' },
      whole: (price: string) => `الحصول على الدليل الكامل مقابل ${price}`,
      wholeHas: 'الخطة والمحاكي وأسئلة فئتك وقوائم التحقّق والاختبار النهائي.',
    },
    best: 'أفضل نتيجة اختبار',
    tests: 'الاختبارات',
    practised: 'الأسئلة التي تدربت عليها',
    results: 'نتائجك',
    right: (test: string, right: number, count: number) =>
      `${test}: الإجابات الصحيحة ${String(right)} من ${String(count)}`,
  },
}
