import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/footer-words.tsx'

export const appFooter: Translated<typeof english> = {
  links: 'تذييل الصفحة',
  legal: { privacy: 'الخصوصية', terms: 'الشروط', refunds: 'استرداد المبلغ' },
  support: (hours) => `دعم عبر البريد الإلكتروني ${hours}`,
  supportAt: (hours, address) => (
    <>
      دعم عبر البريد الإلكتروني {hours}: {address}
    </>
  ),
  issuer: (name) => `الوثائق في هذا الموقع صادرة عن ${name}`,
  noGovernment:
    'هذه الوثائق ليست من وثائق حكومة الولايات المتحدة. Visa Success Guide ليس مكتب محاماة وليس الحكومة، ولا شيء هنا يُعدّ مشورة قانونية.',
  version: (version) => `الإصدار ${version}`,
  install: {
    button: 'تثبيت التطبيق',
    byHand:
      'لتثبيت التطبيق، اضغط على «مشاركة» في متصفحك واختر «إضافة إلى الشاشة الرئيسية». ما تحفظه هنا في المتصفح يُحذف بعد أن تستخدم المتصفح في سبعة أيام دون أن تعود إلى هنا؛ أما في التطبيق فيبقى. يبدأ التطبيق فارغًا: سجّل الدخول فيه، وافتح محفظتك مرة واحدة مع وجود اتصال.',
    refuse: 'لا، شكرًا',
  },
}
