import type { english } from '#pwa/app/words.tsx'
import type { Translated } from '#pwa/language/words.ts'

export const app: Translated<typeof english> = {
  skip: 'الانتقال إلى المحتوى',
  home: 'Visa Success Guide، الصفحة الرئيسية',
  mainLinks: 'الروابط الرئيسية',
  menu: 'القائمة',
  login: 'تسجيل الدخول',
  getStarted: 'ابدأ',
  sections: {
    features: 'الميزات',
    guide: 'الدليل',
    stories: 'قصص النجاح',
    pricing: 'الأسعار',
  },
  tools: {
    menu: 'أدوات التأشيرة',
    title: 'نظام التأشيرة الرقمية',
    wallet: 'محفظة التأشيرة الرقمية',
    center: 'التحقق برمز QR',
    verify: 'التحقق العام',
    console: 'لوحة الإدارة',
  },
  learning: { dashboard: 'لوحة التعلّم', progress: 'التقدّم' },
  theme: 'المظهر',
  themes: { light: 'فاتح', dark: 'داكن', system: 'حسب النظام' },
  offline: {
    title: 'لا يوجد اتصال',
    text: 'ترى ما حفظه هذا الجهاز. وما تغيّره هنا يُرسل فور عودة اتصالك.',
  },
  footer: {
    links: 'تذييل الصفحة',
    corrections: 'التصحيحات',
    legal: { privacy: 'الخصوصية', terms: 'الشروط', refunds: 'استرداد المبلغ' },
    support: (hours) => `دعم عبر البريد الإلكتروني ${hours}`,
    supportAt: (hours, address) => (
      <>
        دعم عبر البريد الإلكتروني {hours}: {address}
      </>
    ),
    issuer: (name) => `الوثائق في هذا الموقع صادرة عن ${name}`,
    noGovernment:
      'الوثائق في هذا الموقع ليست من وثائق حكومة الولايات المتحدة. Visa Success Guide ليس مكتب محاماة وليس الحكومة، ولا شيء هنا يُعدّ مشورة قانونية.',
    version: (version) => `الإصدار ${version}`,
    install: {
      button: 'تثبيت التطبيق',
      byHand:
        'لتثبيت التطبيق، اضغط على «مشاركة» في متصفحك واختر «إضافة إلى الشاشة الرئيسية». ما تحفظه هنا في المتصفح يُحذف بعد أن تستخدم المتصفح في سبعة أيام دون أن تعود إلى هنا؛ أما في التطبيق فيبقى. يبدأ التطبيق فارغًا: سجّل الدخول فيه، وافتح محفظتك مرة واحدة مع وجود اتصال.',
      refuse: 'لا، شكرًا',
    },
  },
  language: {
    label: 'اللغة',
  },
  homeScreen: {
    title: 'يبدأ هذا التطبيق فارغًا',
    text: (link) => (
      <>
        ليس فيه شيء مما يحفظه المتصفح على هذا الهاتف. {link('افتح محفظتك')} هنا مرة واحدة مع وجود
        اتصال: بعد ذلك يعمل بلا اتصال.
      </>
    ),
    close: 'ليس الآن',
  },
  mobileSheet: {
    guide: 'الدليل',
  },
  notFound: {
    tab: 'الصفحة غير موجودة · Visa Success Guide',
    title: '404: الصفحة غير موجودة',
    text: 'لا يوجد شيء في هذا العنوان. ربما كُتب خطأً أو نُقل.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  userMenu: {
    wallet: 'المحفظة الرقمية',
    console: 'لوحة الإدارة',
    profile: 'الملف الشخصي',
    logout: 'تسجيل الخروج',
  },
}
