import type { english } from '#pwa/screens/verification/verdict/words.tsx'
import { plural, type Translated } from '#pwa/language/words.ts'
import { uiPaperCredentialPaper } from './ui-paper-credential-paper.tsx'

export const verificationVerdict: Translated<typeof english> = {
  types: uiPaperCredentialPaper.classes,
  titles: {
    valid: 'تم التحقق من الوثيقة',
    revoked: 'أُلغيت الوثيقة',
    not_found: 'الوثيقة غير موجودة',
    invalid: 'ليست وثيقة صالحة',
    sample: 'وثيقة عيّنة',
    not_checked: 'لم تُفحص',
    expired: 'منتهية',
    credentialExpired: 'انتهت صلاحية الوثيقة',
    codeExpired: 'انتهت صلاحية الرمز',
    codeRecalled: 'سُحب الرمز',
    notYetValid: 'الوثيقة ليست صالحة بعد',
    withdrawn: 'أُبطلت هي أو ما عرضها',
  },
  sentences: {
    TOKEN_MISSING: 'هذا ليس رمز تحقق. امسح الرمز مرة أخرى، أو الصق الرابط كاملا.',
    TOKEN_MALFORMED: 'هذا الرمز تالف أو جرى تغييره. اطلب من حامل الوثيقة أن يعرضه من جديد.',
    UNKNOWN_ISSUER: 'يذكر هذا الرمز مفتاح جهة إصدار لا نعرفه. لا تقبله.',
    SIGNATURE_INVALID: 'لم توقّع جهة الإصدار هذا الرمز كما هو. لا تقبله.',
    PASS_RECALLED:
      'سحبت جهة الإصدار هذا الرمز. اطلب من حامل الوثيقة أن يتصل بالإنترنت مرة واحدة ويعرض رمزا جديدا.',
    DEVICE_SIGNATURE_MISSING:
      'ينقص هذا الرمز توقيع الجهاز الذي يعود إليه. اطلب رمزا من ذلك الجهاز.',
    DEVICE_SIGNATURE_INVALID: 'لم يوقّع هذا الرمز الجهاز الذي يعود إليه. اطلب رمزا من ذلك الجهاز.',
    TOKEN_NOT_YET_VALID:
      'أُنشئ هذا الرمز في المستقبل بحسب ساعتنا: إحدى الساعتين خاطئة. صحّح وقت الجهاز، ثم اعرض رمزا جديدا.',
    TOKEN_OUT_OF_BOUNDS: 'يدّعي هذا الرمز مدة أطول مما يجوز للرمز. اطلب من حامل الوثيقة رمزا جديدا.',
    PASS_EXPIRED:
      'بقي الجهاز الذي أنشأ هذا الرمز بلا اتصال مدة أطول من اللازم. اطلب من حامل الوثيقة أن يتصل بالإنترنت ويعرض رمزا جديدا.',
    QR_TOKEN_EXPIRED: 'انتهت صلاحية هذا الرمز. اطلب من حامل الوثيقة أن يعرض رمزا جديدا.',
    CREDENTIAL_NOT_FOUND: 'ليس لدى جهة الإصدار سجل لهذه الوثيقة.',
    PASS_NOT_ISSUED:
      'ليس لدى جهة الإصدار سجل بأنها أنشأت هذا الرمز، أو لديها سجل برمز آخر. لا تقبله.',
    CREDENTIAL_IN_DOUBT:
      'لم يعد بإمكان جهة الإصدار أن تضمن هذه الوثيقة. اطلب من حامل الوثيقة أن يستصدرها من جديد.',
    CREDENTIAL_IS_SAMPLE: 'هذه عيّنة. لا تثبت شيئا.',
    CREDENTIAL_REVOKED: 'ألغت جهة الإصدار هذه الوثيقة. لم تعد صالحة.',
    PASS_REVOKED: 'أُبطلت الوثيقة، أو الجهاز أو الرمز الذي عرضها. افحص مع اتصال بالإنترنت.',
    DEVICE_REVOKED:
      'أُلغي المفتاح الذي وقّع هذا الرمز على جهازه، وهذا لا يقول شيئا عن الوثيقة. اطلب من حامل الوثيقة رمزا جديدا.',
    CODE_ENDED: 'أبطل حامل الوثيقة هذا الرمز. اطلب رمزا جديدا.',
    CREDENTIAL_NOT_YET_VALID: 'هذه الوثيقة أصلية، وليست صالحة بعد: لم يأت أول أيامها.',
    CREDENTIAL_EXPIRED: 'تجاوزت هذه الوثيقة آخر يوم من صلاحيتها.',
    ANCHOR_MISMATCH: 'هذه الوثيقة ليست الوثيقة التي ثُبّتت على سلسلة الكتل. لا تقبلها.',
    ISSUER_NOT_KNOWN_HERE:
      'لم تُفحص: يذكر الرمز مفتاح جهة إصدار لم يره هذا الجهاز. اتصل بالإنترنت مرة واحدة، ثم افحص من جديد.',
    TRUST_MISSING:
      'لم تُفحص: ليس لدى هذا الجهاز قائمة بعد. اتصل بالإنترنت مرة واحدة، ثم افحص من جديد.',
    KEY_SET_EXPIRED:
      'لم تُفحص: قائمة مفاتيح جهة الإصدار لدى هذا الجهاز أقدم من اللازم. اتصل بالإنترنت مرة واحدة، ثم افحص من جديد.',
    REVOCATION_NOT_CHECKED: 'التوقيع صالح، ولم يُفحص الإلغاء. اتصل بالإنترنت لفحصه.',
    CHAIN_DISAGREES: 'لم تُفحص: سلسلة الكتل وحدها تقول إنها أُلغيت. اسأل جهة الإصدار.',
    CLOCK_UNSURE:
      'لم تُفحص: هذا الجهاز غير متأكد من الوقت. اتصل بالإنترنت مرة واحدة، ثم افحص من جديد.',
  },
  genuine: 'هذه الوثيقة أصلية وسارية.',
  firstDayIs: (day) => `هذه الوثيقة أصلية، وليست صالحة بعد. أول أيامها ${day}.`,
  notCheckedSince: (since) => `التوقيع صالح، ولم يُفحص الإلغاء منذ ${since}. اتصل بالإنترنت لفحصه.`,
  firstScannedAgo: (age) => `مُسح هذا الرمز أول مرة ${age}.`,
  firstScannedOn: (moment) => `مُسح هذا الرمز أول مرة في ${moment}.`,
  firstScan: 'هذا أول مسح لهذا الرمز.',
  courseNote: 'شهادة دورة. أعطى صاحبها الاسم، ولم يُفحص. ليست تأشيرة.',
  oldCourseNote:
    'شهادة دورة. أعطى صاحبها الاسم، ولم يُفحص. ليست تأشيرة. قد تكون القواعد تغيّرت منذ ذلك الحين.',
  causes: {
    away: 'جرى الفحص على هذا الجهاز، بدون جهة الإصدار.',
    busy: 'جرى الفحص على هذا الجهاز: جاءت من هنا أسئلة أكثر من اللازم، فلا تقبل جهة الإصدار أي سؤال الآن. ستُسأل من جديد قريبا.',
    failed: 'جرى الفحص على هذا الجهاز: لم تستطع جهة الإصدار الرد.',
  },
  spoken: {
    valid: 'صالحة.',
    revoked: 'ملغاة.',
    expired: 'منتهية.',
    not_found: 'غير موجودة.',
    invalid: 'غير صالحة.',
    sample: 'عيّنة.',
    not_checked: 'لم تُفحص.',
    notYetValid: 'ليست صالحة بعد.',
    holder: (type, initials) => `${type}، حامل الوثيقة ${initials}.`,
    offline: 'جرى الفحص بلا اتصال.',
  },
  stampSources: { live: 'متصل', offline: 'بلا اتصال' },
  stampFrom: (day) => `ابتداء من ${day}`,
  dates: (first, last) => `من ${first} إلى ${last}`,
  verified: (when) => <>جرى التحقق في {when}.</>,
  issuer: (name) => `جهة الإصدار: ${name}.`,
  notGovernment: 'ليست وثيقة من حكومة الولايات المتحدة.',
  checks: {
    label: 'فحوص الأمان',
    names: {
      text: 'الرمز مقروء',
      shape: 'الرمز كامل',
      issuerSignature: 'موقّع من جهة الإصدار',
      deviceSignature: 'موقّع من جهاز حامل الوثيقة',
      tokenTimes: 'الرمز ضمن مدته',
      record: 'معروفة لدى جهة الإصدار',
      revocation: 'غير ملغاة',
      credentialDates: 'الوثيقة ضمن تواريخها',
      anchor: 'مثبّتة على سلسلة الكتل',
    },
    other: 'فحص آخر',
    results: { passed: 'نجح', failed: 'فشل', not_checked: 'لم يُفحص' },
    resultBefore: (result) => `${result}:`,
    signedBy: (issuer) => `موقّع من ${issuer}`,
    shownByDevice: 'عرضه جهاز حامل الوثيقة',
    madeByIssuer: 'أنشأته جهة الإصدار',
    inDate: 'ضمن تواريخها',
    failedNames: { revocation: 'الإلغاء', credentialDates: 'تواريخ الوثيقة' },
    yes: 'نعم',
    genuine: 'أصلي',
    onRecord: 'مسجّلة',
    untilTime: (time) => `حتى ${time}`,
    untilMoment: (moment) => `حتى ${moment}`,
    untilDay: (day) => `حتى ${day}`,
    block: (number) => `الكتلة ${number}`,
    checkedNow: 'فُحص الآن',
    // «حتى» ("until") could mean that the credential was revoked afterwards.
    asOfAge: (age) => `كما كانت ${age}`,
    asOfMoment: (moment) => `كما كانت في ${moment}`,
    pending: 'معلّق',
    notSince: (instant) => `لم يُفحص منذ ${instant}`,
    failed: {
      text: 'لا رمز',
      shape: 'تالف',
      issuerSignature: 'غير أصلي',
      deviceSignature: 'غير أصلي',
      tokenTimes: 'خارج مدته',
      record: 'لا سجل',
      revocation: 'ملغاة',
      credentialDates: 'انتهت',
      anchor: 'لا تطابق',
    },
    revokedOnChain: 'ملغاة',
    deviceOrCodeEnded: 'أُلغي الجهاز أو أُبطل الرمز',
    notAsShown: 'ليست كما عُرضت',
    failedFor: {
      issuerSignature: { PASS_RECALLED: 'مسحوب' },
      tokenTimes: {
        TOKEN_NOT_YET_VALID: 'الساعة مختلفة',
        QR_TOKEN_EXPIRED: 'انتهت صلاحيته',
        PASS_EXPIRED: 'بلا اتصال مدة أطول من اللازم',
      },
      revocation: {
        PASS_REVOKED: 'أُبطلت هي أو ما عرضها',
        DEVICE_REVOKED: 'أُلغي الجهاز',
        CODE_ENDED: 'أُبطل الرمز',
      },
      record: {
        PASS_NOT_ISSUED: 'لم يُصدر',
        CREDENTIAL_IN_DOUBT: 'موضع شك',
        CREDENTIAL_IS_SAMPLE: 'كعيّنة',
      },
      credentialDates: { CREDENTIAL_NOT_YET_VALID: 'ليست صالحة بعد' },
    },
  },
  ages: {
    justNow: 'قبل لحظات',
    days: (count) =>
      plural(count, {
        one: 'قبل يوم واحد',
        two: 'قبل يومين',
        few: `قبل ${String(count)} أيام`,
        many: `قبل ${String(count)} يوما`,
        other: `قبل ${String(count)} يوم`,
      }),
    hours: (count) =>
      plural(count, {
        one: 'قبل ساعة واحدة',
        two: 'قبل ساعتين',
        few: `قبل ${String(count)} ساعات`,
        other: `قبل ${String(count)} ساعة`,
      }),
    minutes: (count) =>
      plural(count, {
        one: 'قبل دقيقة واحدة',
        two: 'قبل دقيقتين',
        few: `قبل ${String(count)} دقائق`,
        other: `قبل ${String(count)} دقيقة`,
      }),
    seconds: (count) =>
      plural(count, {
        one: 'قبل ثانية واحدة',
        two: 'قبل ثانيتين',
        few: `قبل ${String(count)} ثوان`,
        other: `قبل ${String(count)} ثانية`,
      }),
  },
}
