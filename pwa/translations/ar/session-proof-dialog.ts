import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/proof-dialog-words.ts'

export const sessionProofDialog: Translated<typeof english> = {
  title: 'هل ما زلت أنت؟',
  text: 'يلزم هنا أن تثبت ذلك مرة أخرى. بعد ذلك تستمر العملية تلقائيًا.',
  passkey: 'استخدام مفتاح مرور',
  byPassword: 'استخدام كلمة المرور بدلًا من ذلك',
  password: 'كلمة المرور',
  passwordMissing: 'كلمة المرور مطلوبة',
  confirm: 'تأكيد',
}
