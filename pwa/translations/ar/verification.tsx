import { type Translated, plural } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/words.tsx'

export const verification: Translated<typeof english> = {
  title: 'التحقق · Visa Success Guide',
  verifying: 'جار التحقق من الوثيقة…',
  failed: 'تعذّر التحقق من الوثيقة. حاول من جديد.',
  verifyAgain: 'التحقق من جديد',
  checkAnother: 'فحص وثيقة أخرى',
  center: {
    title: 'مركز التحقق برمز QR',
    back: 'رجوع',
    tabs: {
      scan: 'المسح والتحقق',
      ask: 'الطلب من محفظة',
      generate: 'إنشاء رمز QR',
      batch: 'التحقق من دفعة',
      help: 'المساعدة والمعلومات',
    },
    closed: { ask: 'بعد تعيين كلمة مرور', batch: 'للمشرفين' },
  },
  help: {
    counter: {
      title: 'عند الشباك',
      ask: 'اطلب الرمز. امسحه بكاميرا أو بماسح يعمل كلوحة مفاتيح أو من صورة، أو الصقه.',
      read: 'اقرأ الختم. تحته نتيجة لكل فحص، وقد تكون «لم يُفحص».',
      compare: 'قارن الشخص بجواز السفر، والنقش ببطاقة حامل الوثيقة.',
      next: 'اضغط Enter أو مفتاح المسافة أو N للانتقال إلى التالي.',
      withoutConnection:
        'بلا اتصال، يفحص هذا الجهاز التواقيع وقائمة الإلغاءات الموجودة لديه. تذكر نتيجة التحقق عمر تلك القائمة؛ وبعد يوم يصبح لون النتيجة كهرمانيا، ولا يكون أخضر أبدا.',
    },
    verdicts: {
      title: 'نتائج التحقق',
      valid: 'أصلية وضمن تواريخها وغير ملغاة.',
      revoked: 'سحبتها جهة الإصدار.',
      expired: 'تجاوز الرمز مدته، أو تجاوزت الوثيقة مدتها.',
      not_found: 'ليس لدى جهة الإصدار سجل كهذا.',
      invalid: 'التواقيع غير صحيحة. لا تقبل الوثيقة.',
      sample: 'عيّنة للتجربة. لا تثبت شيئا.',
      not_checked: 'تعذّر فحص شيء ما. اتصل بالإنترنت، ثم افحص من جديد.',
    },
    endpoints: {
      title: 'نقاط الاتصال',
      verifyQr: 'تتحقق مما يحتويه رمز.',
      verifyBatch: (max) => `تتحقق من عدد يصل إلى ${max} دفعة واحدة، للمشرفين.`,
      tokenStatus: 'تبيّن هل ما زال رمز أنشأه الخادم صالحا.',
      showQr: 'تنشئ رمزا لوثيقة من وثائقك.',
      readTrust: 'مفاتيح جهة الإصدار وأسماء قوائمها: لوقت بلا شبكة.',
      readShard: 'إحدى قوائم الإلغاءات تلك.',
    },
    limits: {
      title: 'الحدود',
      general: 'واجهة API العامة',
      verification: 'التحقق',
      sensitive: 'العمليات الحساسة',
      mayBeNarrower: 'قد يضع مشغّل الخادم حدودا أضيق للطلبات.',
      countedFor: {
        general: 'للتغييرات، لكل حساب أو لكل عنوان شبكة بلا حساب',
        administration: 'للتغييرات، لكل مشرف',
        reads:
          'للقراءات، لكل عنوان شبكة بلا حساب؛ أما الحساب فلا تُحسب له إلا القراءات المكلفة، مثل رمز جديد',
        verification: 'لكل حساب أو لكل عنوان شبكة بلا حساب. تُحسب الدفعة مرة واحدة',
        sensitive: 'لكل حساب',
        sensitiveFromAddress:
          'لكل عنوان شبكة، للحسابات بلا كلمة مرور وللطلبات التي لا تحتاج إلى حساب',
      },
      perHour: (requests) => `${formatRequests(requests)} في الساعة`,
      perMinutes: (requests, minutes) =>
        `${formatRequests(requests)} كل ${formatMinutes(Number(minutes))}`,
      batch: 'الدفعة',
      batchMax: (max) => `${formatCredentials(Number(max))} كحد أقصى`,
      inputs: 'المدخلات',
      longInputs: (max) => `ما زاد على ${formatCharacters(Number(max))} يُقرأ على أنه بيانات QR`,
      codeLife: 'مدة الرمز المعروض',
      codeMinutes: (minutes) => `من 5 إلى 10 دقائق عادة؛ أو ${minutes} بحسب ما ضبطه حامل الوثيقة`,
      tokenLife: 'مدة الرمز المميز المطلوب',
      tokenMinutes: (min, max, usual) =>
        `من ${min} إلى ${formatMinutes(Number(max))}، و${usual} ما لم يُحدَّد غير ذلك`,
      clocks: 'الساعات',
      clockSeconds: (seconds) => `قد تختلف بمقدار ${formatSeconds(Number(seconds))}`,
      pictures: 'صور الرموز',
      pixels: (sizes) => `${sizes} بكسل`,
    },
  },
  verifyFailed: {
    heading: 'فشل التحقق',
    retry: 'إعادة المحاولة',
  },
  withoutCode: {
    title: 'فحص وثيقة',
    toHomepage: 'العودة إلى الصفحة الرئيسية',
    ways: 'امسح الرمز بالكاميرا، أو اختر صورة له، أو الصقه.',
    noToken: 'لا يوجد رمز تحقق مميز',
    noneInUrl: 'لم يرد في الرابط أي رمز تحقق مميز.',
    fileInstead: (link) => <>هل أعطاك أحد ملفا بدلا من ذلك؟ {link('فحص ملف إثبات')}</>,
    verdictOf: (instant) => `هذه نتيجة التحقق في ${instant}. لمعرفة الحال الآن، افحص الرمز من جديد.`,
  },
}

function formatRequests(count: number): string {
  return plural(count, {
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${String(count)} طلبات`,
    many: `${String(count)} طلبا`,
    other: `${String(count)} طلب`,
  })
}

function formatMinutes(count: number): string {
  return plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${String(count)} دقائق`,
    other: `${String(count)} دقيقة`,
  })
}

function formatSeconds(count: number): string {
  return plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${String(count)} ثوان`,
    other: `${String(count)} ثانية`,
  })
}

function formatCredentials(count: number): string {
  return plural(count, {
    one: 'وثيقة واحدة',
    two: 'وثيقتان',
    few: `${String(count)} وثائق`,
    other: `${String(count)} وثيقة`,
  })
}

function formatCharacters(count: number): string {
  return plural(count, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${String(count)} أحرف`,
    many: `${String(count)} حرفا`,
    other: `${String(count)} حرف`,
  })
}
