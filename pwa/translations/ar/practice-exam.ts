import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/practice/exam/words.ts'

export const practiceExam: Translated<typeof english> = {
  title: 'الاختبار النهائي',
  privateCourse: 'دورة خاصة لا تعترف بها أي سلطة، ولا تأثير لها في التأشيرة.',
  opening: {
    questions: (count, passPercent) => {
      const questions = plural(count, {
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: `${String(count)} أسئلة`,
        many: `${String(count)} سؤالا`,
        other: `${String(count)} سؤال`,
      })
      return `${questions} من الدليل كله. درجة النجاح ${String(passPercent)}%، وتؤدي إلى شهادة في محفظتك.`
    },
    whenComplete: 'يُفتح عندما تكتمل جميع الوحدات',
    modulesLeft: (count) =>
      plural(count, {
        zero: 'لم تبق أي وحدة.',
        one: 'بقيت وحدة واحدة.',
        two: 'بقيت وحدتان.',
        few: `بقيت ${String(count)} وحدات.`,
        other: `بقيت ${String(count)} وحدة.`,
      }),
    ownStatement:
      'قراءتك للوحدة تصريح منك: لا أحد يراقب قراءتك. وما تكمله بلا اتصال يُحسب بعد إرساله.',
    visaClass: 'فئة تأشيرتك',
    time: 'الوقت',
    paces: { standard: 'عادي', double: 'ضعف الوقت', relaxed: 'بلا استعجال' },
    minutes: (count) =>
      plural(count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${String(count)} دقائق`,
        other: `${String(count)} دقيقة`,
      }),
    noClock: 'بلا وقت محدد',
    rules: (perDay) =>
      `تظهر الإجابات وأسبابها بعد أن تجتاز الاختبار. أما الاختبار الذي لم تجتزه فيبين نتيجتك والمواضيع التي عليك دراستها. أقصى عدد للاختبارات التي يبدؤها الحساب خلال 24 ساعة هو ${String(perDay)}. انقطاع الاتصال لا يكلفك شيئا: ما تختاره يُحفظ على هذا الجهاز، ويُرسل عندما يعود الاتصال.`,
    closed: (visaClass) => `مغلق لفئة ${visaClass}`,
    unchecked:
      'عدد كبير جدا من معلوماتنا عن هذه الفئة ينتظر الفحص من جديد. يُفتح الاختبار مجددا بعد فحصها.',
    begin: 'بدء الاختبار',
  },
  next: {
    from: (time) => `الاختبار التالي ممكن ابتداء من ${time}`,
    limit: (perDay) =>
      `أقصى عدد للاختبارات التي يبدؤها الحساب خلال 24 ساعة هو ${String(perDay)}. والاختبار الذي بدأ يُحسب.`,
    take: 'إجراء اختبار آخر',
  },
  failure: { title: 'لم يُحمّل الاختبار', again: 'إعادة المحاولة' },
  sending: {
    failed: 'لم تُرسل إجاباتك بعد',
    again: 'إعادة الإرسال',
    kept: 'إجاباتك محفوظة على هذا الجهاز، والإجابات المتأخرة تُحسب مثل غيرها.',
    marking: 'يجري تصحيح إجاباتك.',
  },
  results: {
    passedTitle: 'تم اجتياز الاختبار',
    failedTitle: 'لم يتم اجتياز الاختبار',
    taken: (visaClass, time) => `الاختبار النهائي، ${visaClass}، ${time}`,
    fewer: (count, total) => `أقل من ${String(count)} من ${String(total)}`,
    below: (percent) => `أقل من ${String(percent)}%`,
    passed: 'تم الاجتياز',
    notPassed: 'لم يتم الاجتياز',
    whichRight:
      'تظهر الإجابات الصحيحة وأسبابها بعد اجتياز الاختبار. يطرح الاختبار التالي أسئلة أخرى، ما دامت هناك أسئلة لم ترها.',
  },
  certificate: {
    title: 'شهادتك',
    overTitle: 'قبل أكثر من سنة',
    over: 'ربما تغيرت القواعد منذ ذلك الحين. أعد الاختبار للحصول على شهادة أخرى.',
    revokedTitle: 'أُلغيت الشهادة',
    revoked: 'لم تعد صالحة. للحصول على شهادة جديدة، أعد الاختبار.',
    inWallet: (name) => `هي في محفظتك، باسم ${name}، وتُعرض وتُفحص هناك كأي وثيقة.`,
    openWallet: 'فتح المحفظة',
    print: 'طباعة الشهادة',
    withdrawnTitle: 'سُحبت شهادتك',
    withdrawn: 'انتهت عندما فقدت الوصول. لديك الوصول الآن مرة أخرى، فيمكننا إصدارها من جديد.',
    madeOutTo: (name) => `تصدر باسم ${name}، وهو الاسم الذي قدّمته لهذا الحساب.`,
    issue: 'إصدار الشهادة',
    typeName:
      'اكتب الاسم الذي تصدر به الشهادة. تذكر الشهادة أنك قدّمت الاسم وأن أحدا لم يتحقق منه. يبقى الاسم لهذا الحساب ولا يمكن تغييره لاحقا.',
    name: 'الاسم على الشهادة',
    isYours: 'هل هذا اسمك؟',
    allMadeOutTo: (name) => `تصدر جميع شهادات هذا الحساب باسم ${name}.`,
    confirm: 'تأكيد الاسم',
  },
  sheet: {
    none: 'لا توجد شهادة',
    toExam: 'إلى الاختبار النهائي',
    afterExam: 'تصدر الشهادة بعد اجتياز الاختبار.',
    back: 'العودة إلى الاختبار',
    title: 'شهادة دورة',
    lead: 'Visa Success Guide، الاختبار النهائي',
    name: 'الاسم',
    unchecked: 'أدخله صاحب الحساب؛ لم يتحقق منه أحد',
    score: 'النتيجة',
    date: 'تاريخ الاختبار',
    goodUntil: 'صالحة حتى',
    until: (day) => `${day}؛ ربما تغيرت القواعد بعد ذلك`,
    content: 'المحتوى',
    edition: (day, oldestFact) => `طبعة ${day}، وأقدم معلومة بتاريخ ${oldestFact}`,
    reading: 'القراءة',
    unwatched: 'تصريح من صاحب الحساب؛ لم يراقب أحد الاختبار',
    number: 'الرقم',
    toVerify: 'للتحقق',
    address: (address) =>
      `${address}، مع رمز يعرضه حامل الوثيقة على هاتف. هذه الورقة وحدها لا تثبت شيئا.`,
    note: 'شهادة دورة. الاسم قدّمه صاحبها دون تحقق. ليست تأشيرة.',
  },
}
