import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/settings/words.ts'

const WHILE_OPEN =
  'تظهر الإشعارات ما دام هذا التطبيق مفتوحا، على أي شاشة كان. التطبيق المغلق أو المحفظة المقفلة لا يمكنهما تنبيهك.'

export const walletSettings: Translated<typeof english> = {
  title: 'إعدادات المحفظة',
  reset: 'إعادة الضبط',
  save: 'حفظ',
  saved: 'حُفظت الإعدادات',
  wasReset: 'أُعيد ضبط الإعدادات',
  error: 'خطأ',
  failed: 'تعذّر حفظ الإعدادات. حاول من جديد.',
  version: (version) => `الإصدار ${version}`,
  codes: {
    title: 'رموز QR',
    validFor: 'مدة صلاحية الرمز',
    minutes: (count) =>
      plural(count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${String(count)} دقائق`,
        other: `${String(count)} دقيقة`,
      }),
    autoRefresh: 'إنشاء رمز جديد عند انتهاء صلاحية الرمز',
  },
  expiry: {
    title: 'انتهاء الصلاحية',
    soonMeans: '«تنتهي قريبا» تعني',
    withinDays: (count) =>
      plural(count, {
        one: 'خلال يوم واحد',
        two: 'خلال يومين',
        few: `خلال ${String(count)} أيام`,
        many: `خلال ${String(count)} يوما`,
        other: `خلال ${String(count)} يوم`,
      }),
    notify: 'تنبيهي قبل انتهاء صلاحية وثيقة',
    hints: {
      unsupported: 'لا إشعارات في هذا المتصفح؛ تضع المحفظة علامة على البطاقة بدلا من ذلك.',
      denied: 'يحظر هذا المتصفح الإشعارات من هذا الموقع. اسمح بها أولا في إعدادات الموقع فيه.',
      default: `يسألك متصفحك أولا عندما تحفظ. ${WHILE_OPEN}`,
      granted: WHILE_OPEN,
    },
  },
  display: {
    title: 'العرض',
    showIds: 'إظهار معرّفات الوثائق على البطاقات',
    theme: 'المظهر',
    themes: { system: 'حسب النظام', light: 'فاتح', dark: 'داكن' },
  },
  security: {
    title: 'الأمان والنسخ الاحتياطي',
    level: 'مستوى الأمان',
    levels: { standard: 'قياسي', high: 'عال (رقم PIN)' },
    hint: 'القياسي يترك تخزين هذا المتصفح كما هو. العالي يبقي المحفظة ومفتاح هذا الجهاز تحت حماية رقم PIN من ستة أرقام على الأقل.',
    backUp: 'نسخ هذه الإعدادات احتياطيا إلى حسابي',
  },
  devices: {
    title: 'الأجهزة',
    none: 'لا يحمل أي جهاز مفتاحا لهذه المحفظة بعد.',
    thisDevice: 'هذا الجهاز',
    lastRenewed: (time) => `آخر تجديد ${time}`,
  },
  storage: {
    title: 'التخزين على هذا الجهاز',
    megabytes: (count) => `${count} ميغابايت`,
    used: (used, room) => `المستخدم ${used} من ${room}.`,
    removedAfterDays:
      'يزيل هذا المتصفح هذه البيانات متى استخدمت المتصفح في سبعة أيام دون أن تعود إلى هنا؛ أما في التطبيق على الشاشة الرئيسية فتبقى. يحتفظ حسابك بوثائقك.',
    isPersistent: 'يحتفظ المتصفح بهذه البيانات حتى تزيلها.',
    mayBeRemoved: 'قد يزيل المتصفح هذه البيانات عندما تنفد المساحة؛ ويحتفظ حسابك بوثائقك.',
    clear: 'محو البيانات',
    question:
      'تُزال من هذا الجهاز البطاقات والمفتاح وسجلات الرموز التي أنشأتها والإعدادات وإجاباتك المنطوقة. تبقى وثائقك في حسابك وتُحمّل من جديد عند وجود اتصال.',
    cleared: 'مُحيت البيانات',
    clearFailed: 'تعذّر محو البيانات. حاول من جديد.',
  },
}
