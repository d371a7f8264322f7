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
    minutes: (count) =>
      plural(count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${String(count)} دقائق`,
        other: `${String(count)} دقيقة`,
      }),
  },
  choose: 'اختر نوع تأشيرتك للبدء',
  nextTest: (number, count) =>
    `اختبارك التالي هو رقم ${String(number)} من ${String(count)}، ولكل اختبار أسئلته الخاصة.`,
  visas: {
    all: 'الكل',
    every: 'جميع أنواع التأشيرات',
    own: 'فئة تأشيرتك',
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
  study: {
    exam: {
      title: 'التالي: الاختبار النهائي',
      text: 'كل الإجابات صحيحة. يُفتح الاختبار النهائي عندما تكتمل جميع الوحدات.',
      open: 'الانتقال إلى الاختبار النهائي',
    },
    themes: 'ادرس هذه المواضيع',
  },
  test: {
    changeVisa: 'تغيير نوع التأشيرة',
    allVisas: 'جميع أنواع التأشيرات',
    answers: {
      right: 'الإجابة الصحيحة',
      chosen: 'إجابتك',
      chosenRight: 'إجابتك، صحيحة',
      none: 'لم تقدّم أي إجابة.',
    },
    explanation: { title: 'السبب', aiInsight: 'ملاحظة الذكاء الاصطناعي:' },
    question: {
      place: (number, total) => `السؤال ${String(number)} من ${String(total)}`,
      progress: 'التقدّم',
      difficulties: { easy: 'سهل', medium: 'متوسط', hard: 'صعب' },
      right: 'صحيح.',
      notRight: 'غير صحيح.',
      previous: 'السابق',
      results: 'عرض النتائج النهائية',
      next: 'متابعة',
      select: 'اختر إجابة للمتابعة',
      keys: 'المفاتيح: من 1 إلى 4 للاختيار، والأسهم للتنقل، والمفتاح Enter للمتابعة.',
      end: 'إنهاء الاختبار',
      endNow: 'هل تريد إنهاء الاختبار الآن؟',
      allAnswered: 'تمت الإجابة عن جميع الأسئلة.',
      open: (count, total) =>
        plural(count, {
          one: `سؤال واحد من ${String(total)} بلا إجابة. يُحسب خطأ.`,
          two: `سؤالان من ${String(total)} بلا إجابة. يُحسبان خطأ.`,
          few: `${String(count)} أسئلة من ${String(total)} بلا إجابة. تُحسب خطأ.`,
          many: `${String(count)} سؤالا من ${String(total)} بلا إجابة. تُحسب خطأ.`,
          other: `${String(count)} سؤال من ${String(total)} بلا إجابة. تُحسب خطأ.`,
        }),
    },
    timer: {
      label: 'الوقت المتبقي',
      isUp: 'انتهى الوقت.',
      seconds: (count) =>
        plural(count, {
          one: 'بقيت ثانية واحدة',
          two: 'بقيت ثانيتان',
          few: `بقيت ${String(count)} ثوان`,
          other: `بقيت ${String(count)} ثانية`,
        }),
      minutes: (count) =>
        plural(count, {
          one: 'بقيت دقيقة واحدة',
          two: 'بقيت دقيقتان',
          few: `بقيت ${String(count)} دقائق`,
          other: `بقيت ${String(count)} دقيقة`,
        }),
    },
    resume: {
      title: 'لديك اختبار لم ينته بعد',
      answered: (visas, count, total) =>
        `${visas}، الأسئلة المجاب عنها: ${String(count)} من ${String(total)}.`,
      saved: 'كل شيء محفوظ على هذا الجهاز.',
      clock: 'الوقت مستمر، حتى والصفحة مغلقة:',
      resume: 'مواصلة الاختبار',
      startOver: 'البدء من جديد',
      discardThis: 'هل تريد تجاهل هذا الاختبار؟',
      removed: 'تُحذف إجاباته ولا يُحسب.',
      discard: 'تجاهل الاختبار',
    },
    results: {
      headlines: {
        Outstanding: 'أداء متميز',
        'Good Job': 'أداء جيد',
        'Keep Studying': 'واصل الدراسة',
      },
      kind: (visas, format) => `${visas}، ${format}`,
      formats: {
        timed: 'اختبار تدريبي بوقت محدد',
        untimed: 'اختبار تدريبي بلا وقت محدد',
        quick: 'اختبار سريع',
        review: 'مراجعة الأسئلة التي أخطأت فيها',
      },
      ranOut: 'انتهى الوقت',
      submitted: 'أُرسلت الإجابات التي قدّمتها.',
      score: 'النتيجة',
      percent: (score) => `${String(score)}%`,
      rating: 'التقدير',
      ratings: {
        Excellent: 'ممتاز',
        'Very Good': 'جيد جدا',
        Good: 'جيد',
        'Needs Improvement': 'يحتاج إلى تحسين',
      },
      correct: 'الإجابات الصحيحة',
      ofTotal: (count, total) => `${String(count)} من ${String(total)}`,
      timeSpent: 'الوقت المستغرق',
      passMark: (score) => `درجة النجاح ${String(score)}%`,
      passed: 'تم الاجتياز',
      notPassed: 'لم يتم الاجتياز',
      retake: 'إعادة الاختبار',
      next: 'إجراء الاختبار التالي',
      toDashboard: 'العودة إلى لوحة التعلّم',
      toHome: 'العودة إلى الصفحة الرئيسية',
      onlyHere: 'هذه النتيجة على هذا الجهاز فقط',
      save: 'حفظ هذه النتيجة',
      account: 'الحساب المجاني يحفظها، ويبين أداءك من اختبار إلى آخر.',
      analysis: 'تحليل الذكاء الاصطناعي',
      analyses: [
        'نتيجة ممتازة. اقرأ أسباب الأسئلة التي أخطأت فيها، ثم تدرب على إجاباتك بصوت عال.',
        'أساس جيد. ابدأ بالتصنيف ذي الشريط الأدنى، واقرأ أسبابه، ثم أعد الاختبار.',
        'يلزم مزيد من الدراسة. اقرأ أسباب كل سؤال قبل أن تعيد الاختبار.',
      ],
      ofCategory: (word, count, total, score) =>
        `${word} · ${String(count)} من ${String(total)} · ${String(score)}%`,
      everyQuestion: 'كل سؤال وأسبابه',
      right: 'صحيح:',
      wrong: 'خطأ:',
    },
  },
}
