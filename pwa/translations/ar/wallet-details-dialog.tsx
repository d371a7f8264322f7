import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/details-dialog-words.tsx'

export const walletDetailsDialog: Translated<typeof english> = {
  description: (issuer) => `أصدرتها ${issuer}. ليست وثيقة من حكومة الولايات المتحدة.`,
  facts: {
    status: 'الحالة',
    holder: 'حامل الوثيقة',
    issued: 'تاريخ الإصدار',
    expires: 'تاريخ الانتهاء',
    revoked: 'وقت الإلغاء',
    reason: 'السبب',
    notes: 'ملاحظات',
    credentialId: 'معرّف الوثيقة',
    anchorHash: 'تجزئة التثبيت',
    transaction: 'معاملة سلسلة الكتل',
    pending: 'معلّقة',
  },
  nouns: {
    credentialId: 'معرّف الوثيقة',
    anchorHash: 'تجزئة التثبيت',
    transactionHash: 'تجزئة المعاملة',
  },
  proof: {
    shows:
      'يُظهر ملف الإثبات لأي شخص، بدوننا، أن هذه الوثيقة كانت صادرة ومثبّتة وغير ملغاة عندما حفظته.',
    readsPassport: 'كل من يحصل على الملف يقرأ اسمك وآخر أربعة أرقام من جواز سفرك.',
    readsScore: 'كل من يحصل على الملف يقرأ اسمك ونتيجتك.',
    checkedAt: (link) => <>يُفحص في {link('فحص ملف إثبات')}.</>,
    save: 'حفظ الإثبات',
    isSaved: 'حُفظ.',
    isFetched: 'الإثبات هنا. اضغط «حفظ الإثبات» مرة أخرى لحفظه.',
    isPending: 'يُجلب الإثبات من سلسلة الكتل. قد يستغرق ذلك نصف دقيقة.',
  },
  otherWallet: {
    label: 'محفظة أخرى',
    text: 'أي تطبيق محفظة يتبع المعيار المفتوح يمكن أن يحفظ هذه الوثيقة أيضا. يُعطى اسمك وآخر أربعة أرقام من جواز سفرك، ويعرض منها ما تختاره هناك. ستصفنا بعض التطبيقات بأننا جهة إصدار غير معروفة: لا تذكرنا أي قائمة عامة لجهات الإصدار.',
    add: 'إضافة إلى محفظة أخرى',
    addAgain: 'إنشاء عرض آخر',
    scan: (link, time) => (
      <>
        امسح هذا الرمز بالمحفظة الأخرى، أو {link('افتحه على هذا الجهاز')}. يصلح لمحفظة واحدة، حتى{' '}
        {time}.
      </>
    ),
    qrLabel: 'رمز QR لمحفظة أخرى',
    digits: (digits) => (
      <>
        تطلب المحفظة الأخرى هذه الأرقام الستة. اكتبها هناك، ولا تخبر بها أحدا:
        {digits}
      </>
    ),
    digitsLabel: (digits) => `الأرقام: ${digits}`,
  },
}
