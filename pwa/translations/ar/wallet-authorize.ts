import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/authorize/words.ts'

export const walletAuthorize: Translated<typeof english> = {
  incomplete: 'هذا الرابط غير كامل. ابدأ من جديد في المحفظة الأخرى.',
  reading: 'جار قراءة الطلب…',
  nothingGiven: {
    tab: 'لم يُعطَ شيء',
    title: 'لم يُعطَ شيء للمحفظة الأخرى',
    open: 'فتح المحفظة',
    tell: (wallet) => `إبلاغ ${wallet}`,
    text: 'يمكنك إغلاق هذه الصفحة. يُبلغ الرابط المحفظة الأخرى بأنك لم تعطها شيئا.',
  },
  consent: {
    tab: 'الإضافة إلى محفظة أخرى',
    title: (wallet) => `هل تعطي وثيقة إلى ${wallet}؟`,
    text: 'سيكون فيها اسمك وآخر أربعة أرقام من جواز سفرك وفئة الوثيقة وتواريخها. يمكنك إلغاؤها فيها في أي وقت من ملفك الشخصي، تحت «محافظ أخرى».',
    question: 'هل بدأت هذا بنفسك في تلك المحفظة؟',
    warning: (wallet, destination) =>
      `تسمّي المحفظة نفسها ${wallet}؛ ولم يفحص أحد ذلك. يذهب الرد إلى ${destination}.`,
    none: 'ليست لديك أي وثيقة سارية.',
    credential: 'الوثيقة',
    give: 'إعطاء الوثيقة',
    giveNothing: 'عدم إعطاء شيء',
  },
}
