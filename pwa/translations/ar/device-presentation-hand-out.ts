import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/presentation/hand-out-words.ts'

export const devicePresentationHandOut: Translated<typeof english> = {
  text: 'تحقق من وثيقة التأشيرة الرقمية هذه',
  shared: 'تمت مشاركة رمز QR',
  copied: 'تم نسخ الرابط',
  copiedText: 'كل من لديه الرابط يستطيع التحقق من هذه الوثيقة حتى تنتهي صلاحية الرمز.',
  failed: 'تعذّرت المشاركة',
  failedText: 'تعذّرت مشاركة رابط التحقق. حاول مجددا.',
  downloaded: 'تم تنزيل رمز QR',
}
