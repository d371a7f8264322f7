import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/words.ts'

export const deviceVault: Translated<typeof english> = {
  hint: (digits) => `أرقام لا يخمّنها الآخرون، وعددها ${digits} على الأقل.`,
  tooShort: (digits) => `يجب أن يكون عدد الأرقام ${digits} أو أكثر.`,
  guessable:
    'سيخمّنه الآخرون: لا تستخدم تاريخ ميلاد ولا أرقاما متتالية مثل 123456، واستخدم رقمين مختلفين على الأقل.',
  connect: 'اتصل بالإنترنت مرة واحدة لتغيير هذا.',
  changedMeanwhile: 'تم تغيير هذه المحفظة في تبويب آخر. حاول مجددا.',
}
