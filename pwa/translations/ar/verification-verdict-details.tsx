import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/verdict/details-words.tsx'

export const verificationVerdictDetails: Translated<typeof english> = {
  paper: {
    overprint: 'عيّنة',
    credential: 'الوثيقة',
    samePattern: 'الوثيقة نفسها، النقش نفسه.',
    comparePerson: 'قارن الشخص بجواز السفر.',
  },
  causes: {
    away: 'جرى الفحص على هذا الجهاز، بدون جهة الإصدار.',
    busy: 'جرى الفحص على هذا الجهاز: جاءت من هنا أسئلة أكثر من اللازم، فلا تقبل جهة الإصدار أي سؤال الآن. ستُسأل من جديد قريبا.',
    failed: 'جرى الفحص على هذا الجهاز: لم تستطع جهة الإصدار الرد.',
  },
  ages: {
    wasAgo: (age) => `كان ذلك ${age}.`,
    wasOn: (moment) => `كان ذلك في ${moment}.`,
    listIsOf: (when) => <>قائمة الإلغاءات لديه بتاريخ {when}.</>,
    instantAndAge: (instant, age) => `${instant} (${age})`,
  },
  anchor: {
    title: 'إثبات سلسلة الكتل',
    proven:
      'أُعيد الحساب على هذا الجهاز: تقود التجزئة الموقّعة لهذه الوثيقة إلى الجذر أدناه. أما وجود الجذر على السلسلة فيستطيع أي شخص أن يبحث عنه بالعقد والمعاملة.',
    notProven:
      'أُعيد الحساب على هذا الجهاز: لا يقود الإثبات من التجزئة الموقّعة إلى الجذر. لا تعتمد عليه.',
    root: 'الجذر',
    transaction: 'المعاملة',
    opensExplorer: '(يفتح مستكشف الكتل في علامة تبويب جديدة)',
    contract: 'العقد',
    block: 'الكتلة',
    blockAndTime: (block, when) => (
      <>
        {block}، {when}
      </>
    ),
    network: 'الشبكة',
    networkAndChain: (network, chain) => `${network} (السلسلة ${chain})`,
    nouns: { root: 'الجذر', transaction: 'تجزئة المعاملة', contract: 'عنوان العقد' },
  },
  statuses: {
    valid: 'صالحة',
    revoked: 'ملغاة',
    expired: 'منتهية',
    not_found: 'غير موجودة',
    error: 'خطأ',
    invalid: 'غير صالحة',
    sample: 'عيّنة',
    OTHER: 'أخرى',
  },
}
