import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/words.ts'

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
}
