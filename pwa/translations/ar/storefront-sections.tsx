import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/sections/sections-words.tsx'

export const storefrontSections: Translated<typeof english> = {
  missing: {
    title: 'تعذر تحميل الأسئلة والفصول والمصادر',
    askingAgain: 'يُسأل الخادم من جديد.',
    tryAgain: 'إعادة المحاولة',
  },
  taste: {
    place: (number, total) => `السؤال ${String(number)} من ${String(total)} من الاختبار التدريبي`,
    result: (right, total) => `أجبت إجابة صحيحة عن ${String(right)} من ${String(total)}`,
    freeTest: (count) => `يتضمن الاختبار المجاني ${String(count)} منها.`,
    next: 'السؤال التالي',
    seeResult: 'عرض نتيجتك',
    wholeTest: (count) =>
      `عدد أسئلة الاختبار التدريبي المجاني لفئة تأشيرتك ${String(count)}، بوقت محدد أو بدونه، مع سبب كل خيار.`,
    startAgain: 'البدء من جديد',
    notRight: (reason) => <>غير صحيح. {reason}</>,
    rightAnswer: 'إجابة صحيحة',
    wrongAnswer: 'إجابة خاطئة',
  },
  strip: {
    passRate: (rate) => <>نسبة النجاح {rate}</>,
    applicants: (count) => <>{count} متقدم</>,
    reviews: (rating, count) => (
      <>
        {rating} حسب {count} من التقييمات
      </>
    ),
    countries: (count) => <>{count} دولة</>,
  },
  features: {
    title: 'بماذا تستعد',
    lede: 'ست أدوات. كل عبارة فيها تحمل تاريخها ومصدرها.',
    learnMore: 'معرفة المزيد',
    learnMoreAbout: (feature) => `معرفة المزيد: ${feature}`,
    gotIt: 'فهمت',
    howItWorks: 'كيف يعمل',
    keyBenefits: 'الفوائد الرئيسية',
    examples: 'أمثلة',
  },
  guide: {
    title: 'دليل Visa Success Guide',
    lede: 'اقرأه مرة واحدة من أوله إلى آخره، ثم احمل معك صفحة فئة تأشيرتك. سبعة فصول متاحة للقراءة مجانا.',
  },
  picker: {
    title: 'أي تأشيرة؟',
    lede: 'لكل فئة مستنداتها الخاصة وما يجب إثباته فيها. اختر فئتك.',
    visaClass: 'فئة التأشيرة',
    empty: 'اختر تأشيرة لترى ما تتطلبه.',
    requires: (visa) => `${visa}: ما تتطلبه`,
    getTheGuide: (price) => `الحصول على الدليل المفصل بسعر ${price}`,
  },
  simulator: {
    title: 'محاكي المقابلة',
    lede: 'خمسة أسئلة، سؤال واحد في كل مرة. أجب بكلماتك، كما تجيب عند الشباك.',
  },
  certificate: {
    title: 'إثبات يمكن فحصه',
    lede: 'تحمل الوثائق توقيعا وهي مثبّتة في سلسلة كتل، حتى لا يضطر أحد إلى تصديق ورقة لمجرد ما كُتب فيها.',
    passes: 'أو أكثر تعني اجتياز الاختبار النهائي',
    toVerify: 'للتحقق من وثيقة',
    perSecond: 'معاملة في الثانية',
    notOfficial: 'الوثيقة ليست مستندا من حكومة الولايات المتحدة.',
    verify: 'التحقق من وثيقة',
  },
  testimonials: {
    title: 'قصص نجاح',
    areSamples: 'هذه عيّنات. يضع مشغّل هذا الموقع مكانها كلمات عملاء حقيقيين.',
    areReal: 'عملاء وافقوا على نقل كلامهم.',
    person: (visa, place, country) => `${visa} · ${place}، ${country}`,
    rating: (rating, most) => `${String(rating)} من ${String(most)}`,
    sample: 'عيّنة',
  },
  pricing: {
    title: 'سعر واحد، مرة واحدة',
    lede: 'بلا اشتراك. يبدأ الوصول فورا.',
    listPrice: (label, price) => (
      <>
        {label('سعر القائمة ')}
        {price}
      </>
    ),
    guaranteed: (guarantee) => `${guarantee}.`,
    included: {
      questions: 'أسئلة مقابلة حقيقية',
      simulator: 'محاكي المقابلة',
      ds160: 'مساعد تعبئة DS-160',
      updates: (year) => `تحديثات قواعد ${year}`,
      socialMedia: 'إرشادات الإفصاح عن وسائل التواصل الاجتماعي',
      documents: 'قوائم تحقّق للمستندات',
      sheets: 'ملخصات قابلة للطباعة',
      practiceTest: 'اختبار تدريبي مجاني',
      support: (hours) => `دعم بالبريد الإلكتروني ${hours}`,
    },
  },
  trueCountLine: 'مواضيع للتدريب، وليست أسئلة رسمية. لا توجد قائمة رسمية.',
  legalLine: 'لسنا مكتب محاماة ولسنا الحكومة. لا توجد أي نتيجة مضمونة.',
}
