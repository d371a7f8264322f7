import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/later-notices-words.ts'

export const walletLaterNotices: Translated<typeof english> = {
  expiry: {
    title: 'تلقَّ تنبيها قبل انتهاء صلاحية وثيقة',
    text: 'يسألك متصفحك مرة واحدة. ينبهك هذا التطبيق ما دام مفتوحا، ولا يغادر شيء هذا الجهاز.',
    allow: 'السماح بالإشعارات',
    refuse: 'لا، شكرا',
    error: 'خطأ',
    failed: 'تعذّر حفظ الإعدادات. حاول من جديد.',
  },
  samePhone: {
    title: 'هل هذا هاتف استخدمته من قبل؟',
    text: 'للتطبيق على الشاشة الرئيسية مكان خاص به بين أجهزتك العشرة. إذا كان لمتصفح هذا الهاتف نفسه مكان أيضا، فألغ ذلك الجهاز: من الآن فصاعدا تستخدم التطبيق.',
    label: 'الهاتف نفسه، ووقت آخر تجديد له',
    end: 'نعم، إلغاؤه هناك',
    no: 'لا، هاتف آخر',
  },
}
