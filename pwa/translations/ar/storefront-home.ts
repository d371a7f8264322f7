import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/home/words.ts'

export const storefrontHome: Translated<typeof english> = {
  page: {
    title: 'Visa Success Guide: الاستعداد لمقابلة التأشيرة الأمريكية',
    description:
      'دليل بدفعة واحدة لمقابلة التأشيرة الأمريكية للمتقدمين بطلبات F-1 وH-1B وJ-1 وL-1 وB-1/B-2، مع اختبار تدريبي مجاني ومحاكي المقابلة ووثائق تأشيرة رقمية يمكن لأي شخص التحقق منها.',
  },
  headline: 'كن مستعدا عندما يُنادى رقمك.',
  lede: 'استعد لمقابلة التأشيرة الأمريكية بدليل يذكر مصادره، وتدريب يبين لك لماذا تكون الإجابة صحيحة، ووثيقة تأشيرة رقمية يمكن لأي شخص التحقق منها.',
  sample: 'عيّنة',
  name: 'جرّب اسما',
  visaClass: 'فئة التأشيرة',
  note: 'كل وثيقة ترسم نقشها الخاص. لا شيء مما تكتبه هنا يغادر هذه الصفحة.',
}
