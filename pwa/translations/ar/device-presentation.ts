import type { english } from '#pwa/device/presentation/words.ts'
import type { Translated } from '#pwa/language/words.ts'
import { wallet } from './wallet.tsx'

export const devicePresentation: Translated<typeof english> = {
  device: {
    end: 'إيقاف الجهاز نهائيا',
    endNamed: (name) => `إيقاف الجهاز ${name} نهائيا`,
    ask: (name) => `هل تريد إيقاف الجهاز ${name} نهائيا؟`,
    question:
      'تُرفض رموزه من الآن، ويُسجَّل الخروج منه. لا يمكنه العودة؛ من يرجع إليه يحتاج إلى كلمة المرور ويحصل على مفتاح آخر.',
    confirm: 'إيقاف الجهاز نهائيا',
    ended: 'تم إيقاف الجهاز نهائيا',
    endedText: 'لم تعد رموزه صالحة، وتم تسجيل الخروج منه.',
    waiting: 'مفتاح جديد، ينتظر أن يحل محل مفتاح أحد الأجهزة.',
  },
  codes: {
    hint: 'رموز غير مرتبطة بأي جهاز، وما زالت مقبولة:',
    credential: (end) => `وثيقة آخر معرّفها ${end}`,
    times: (made, until) => `أُنشئت: ${made}، مقبولة حتى: ${until}`,
    end: 'إبطال هذه الرموز',
    ask: 'هل تريد إبطال هذه الرموز؟',
    question: 'يُرفض كل منها من الآن. من كان سيفحص أحدها يحتاج إلى رمز آخر.',
    confirm: 'إبطال الرموز',
    ended: 'تم إبطال الرموز',
    endedText: 'تُرفض من الآن.',
  },
  expiry: {
    titles: wallet.visaClass.titles,
    soon: (title) => `وثيقة ${title} تنتهي قريبا`,
    lastDay: (day) => `آخر يوم لها: ${day}.`,
  },
  handOut: {
    text: 'تحقق من وثيقة التأشيرة الرقمية هذه',
    shared: 'تمت مشاركة رمز QR',
    copied: 'تم نسخ الرابط',
    copiedText: 'كل من لديه الرابط يستطيع التحقق من هذه الوثيقة حتى تنتهي صلاحية الرمز.',
    failed: 'تعذّرت المشاركة',
    failedText: 'تعذّرت مشاركة رابط التحقق. حاول مجددا.',
    downloaded: 'تم تنزيل رمز QR',
  },
}
