import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/ds160/words.tsx'

export const learningDs160: Translated<typeof english> = {
  allSteps: 'كل الخطوات',
  review: 'مراجعة',
  printed: 'ورقة العمل المطبوعة',
  answers: { none: 'لم يُجب عنه بعد', yes: 'نعم', no: 'لا', unsure: 'لست متأكدا بعد' },
  overview: {
    back: 'الرجوع إلى فصل DS-160',
    title: 'مساعد DS-160',
    lede: 'كل صفحة من DS-160 بكلمات بسيطة، وورقة عمل لإجاباتك، وبحث عما لا يتوافق.',
    before: 'قبل أن تبدأ',
    ours: {
      title: 'هذا المساعد من إعدادنا. وهو ليس DS-160.',
      text: 'لا يصل إلى الحكومة شيء مما تكتبه هنا: أنت تنسخه بنفسك في النموذج. أسماء صفحاته تتبع أدلة عامة. قارن كل صفحة بالنموذج الفعلي على الإنترنت. النموذج هو الذي يحسم.',
    },
    kept: {
      title: 'تبقى إجاباتك على هذا الجهاز',
      text: 'تُحفظ في هذا المتصفح ولا تُرسل إلينا. وهي غير مشفرة فيه: يستطيع قراءتها كل من يمكنه استخدام هذا المتصفح مكانك. تسجيل الخروج يزيلها، وكذلك حذف حسابك. اطبع ورقة العمل قبل ذلك.',
    },
    begin: 'بدء',
    goOn: 'متابعة',
    steps: 'الخطوات',
    toRead: 'للقراءة',
    notBegun: 'لم تبدأ',
    filledIn: (count: number) =>
      plural(count, {
        one: 'حقل واحد مملوء',
        two: 'حقلان مملوءان',
        few: `${String(count)} حقول مملوءة`,
        many: `${String(count)} حقلا مملوءا`,
        other: `${String(count)} حقل مملوء`,
      }),
    open: (count: number) =>
      plural(count, {
        one: 'حقل واحد متبق',
        two: 'حقلان متبقيان',
        few: `${String(count)} حقول متبقية`,
        many: `${String(count)} حقلا متبقيا`,
        other: `${String(count)} حقل متبق`,
      }),
    toLookAt: (count: number) => `للمراجعة: ${String(count)}`,
  },
  clear: {
    button: 'حذف إجاباتي',
    title: 'هل تريد حذف إجاباتك؟',
    question: 'يُزال من هذا الجهاز كل ما كتبته في المساعد. لا توجد نسخة أخرى.',
    confirm: 'حذف الإجابات',
  },
  step: {
    place: (number: number, last: number) => `الخطوة ${String(number)} من ${String(last)}`,
    besideForm: 'إلى جانب النموذج',
    pages: 'الخطوات',
    previous: 'السابق',
    next: 'التالي',
    explanation: 'موضوع الصفحة',
    asks: 'ما تسأل عنه',
    why: 'لماذا',
    atHand: 'ما تجهّزه أمامك',
    mistakes: 'أخطاء شائعة',
    yourAnswers: 'إجاباتك',
    sensitive:
      'لا نقترح هنا أي إجابة. ضع علامة فقط إذا كان هناك شيء: فالقصة تُحكى لمحام أولا. اقرأ كل سؤال في النموذج على الإنترنت حتى نهايته.',
  },
  hints: {
    // The check of a day knows the months in English only. The hint puts the month first: a day
    // that begins with a letter keeps its order in a text from right to left.
    day: 'اكتب الشهر كلمة بالإنجليزية: March 14, 2020.',
    month: 'اكتب الشهر كلمة بالإنجليزية: March 2020.',
    latin: 'بالحروف اللاتينية.',
    passport: 'حروف وأرقام، بلا مسافات.',
    phone: 'أرقام، مع رمز البلد.',
    sevis: 'الحرف N، ثم أرقام.',
    receipt: 'حروف، ثم أرقام، بلا مسافات.',
    number: 'عدد صحيح بالأرقام.',
  },
  warnings: {
    latin: 'يقبل النموذج هنا الحروف اللاتينية، كما في جواز السفر.',
    number: 'اكتب عددا صحيحا بالأرقام.',
    email: 'لا يبدو هذا عنوان بريد إلكتروني.',
    phone: 'اكتب الرقم بالأرقام، مع رمز البلد.',
    passport: 'حروف وأرقام فقط، بلا مسافات. قارنه بجواز السفر مرة أخرى.',
    sevis: 'رقم SEVIS هو الحرف N، ثم أرقام بلا مسافات.',
    receipt: 'رقم الإيصال حروف، ثم أرقام، بلا مسافات. انسخه من الإشعار.',
    full: 'لا يتسع المكان هنا للمزيد.',
    unreadable: 'لا يمكن قراءة هذا اليوم، أو يمكن قراءته بطريقتين.',
    noDay: 'يوم الشهر غير مذكور.',
    future: 'هذا في المستقبل.',
    past: 'هذا في الماضي.',
  },
  barcode: {
    title: 'هل الرقمان متطابقان؟',
    text: (businessDays: number) =>
      `قارنهما قبل المقابلة ${plural(businessDays, {
        one: 'بيوم عمل واحد',
        two: 'بيومي عمل',
        few: `بمدة ${String(businessDays)} أيام عمل`,
        other: `بمدة ${String(businessDays)} يوم عمل`,
      })} (نصيحتنا). تجري مقارنة الرقمين هنا ولا يُحفظان، ولا حتى على هذا الجهاز.`,
    confirmation: 'الرقم في صفحة تأكيد DS-160',
    confirmationHint: 'تحت الرمز الشريطي؛ ويبدأ بالحرفين AA.',
    appointment: 'رقم DS-160 في ملف مواعيدك',
    equal: 'الرقمان متطابقان',
    different: {
      title: 'الرقمان مختلفان',
      text: 'في كثير من السفارات والقنصليات لن يُسمح لك بالدخول. أدخل في ملف المواعيد رقم أحدث صفحة تأكيد لديك، وتحقق من الموعد النهائي للتغييرات في سفارتك أو قنصليتك.',
    },
  },
  reviewPage: {
    title: 'مراجعة ورقة عملك',
    lede: 'نقارن إجاباتك بعضها ببعض، وبمقابلتك، وبسيرتك الذاتية. ما هو صحيح تعرفه أنت وحدك.',
    contradictions: {
      title: 'ما لا يتوافق',
      none: 'لم نجد أي تناقض',
      noneText: 'لا ترى قواعدنا إلا جزءا مما يراه الموظف القنصلي. اقرأ ورقة العمل بنفسك مرة أخرى.',
      count: (count: number) => {
        const advice = 'أبق ما هو صحيح، وصحّح الآخر.'
        return plural(count, {
          one: `تناقض واحد. ${advice}`,
          two: `تناقضان. ${advice}`,
          few: `${String(count)} تناقضات. ${advice}`,
          many: `${String(count)} تناقضا. ${advice}`,
          other: `${String(count)} تناقض. ${advice}`,
        })
      },
    },
    stillOpen: {
      title: 'ما زال متبقيا',
      text: 'قد تكون في ورقة العمل فراغات. والنموذج فيه أقل منها.',
      open: (fields: string) => `المتبقي: ${fields}`,
    },
    said: {
      title: 'ما كتبته في محاكي المقابلة',
      text: 'اقرأه إلى جانب ورقة عملك: الحقائق نفسها، بكلماتك أنت.',
    },
    toTheForm: {
      title: 'ثم النموذج نفسه',
      print: 'اطبع ورقة العمل، واقرأها مرة واحدة على الورق.',
      site: (link: ReactNode): ReactNode => (
        <>افتح الموقع الرسمي: {link}. انظر إلى العنوان: ينتهي بـ .gov.</>
      ),
      compare:
        'قارن كل صفحة بالنموذج على الإنترنت أثناء النسخ. قد يسأل أكثر من ورقة عملنا، أو يسأل بكلمات أخرى.',
      yourself: 'أنت تملأ النموذج، وأنت توقّعه. ولا نفعل أبدا أيا من الأمرين نيابة عنك.',
    },
  },
  paper: {
    back: 'الرجوع إلى المساعد',
    title: (visaClass: string) => `ورقة عمل DS-160، ${visaClass}`,
    lede: 'هذه ورقتنا، وليست النموذج: انسخها بنفسك في DS-160، وقارن كل صفحة بالنموذج على الإنترنت. احتفظ بهذه الورقة حيث لا يقرؤها أحد غيرك.',
    otherSheet: 'على ورقة أخرى',
    yesOrNo: 'نعم ☐ لا ☐',
  },
  save: {
    every: (minutes: number) =>
      `احفظ نموذج DS-160 كل ${plural(minutes, {
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `${String(minutes)} دقائق`,
        other: `${String(minutes)} دقيقة`,
      })}.`,
    now: (minutes: number) =>
      `${plural(minutes, {
        one: 'مرت دقيقة واحدة',
        two: 'مرت دقيقتان',
        few: `مرت ${String(minutes)} دقائق`,
        other: `مرت ${String(minutes)} دقيقة`,
      })}: احفظ نموذج DS-160 الآن`,
    saved: 'لقد حفظته',
  },
}
