import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/pin-screen-words.ts'

export const deviceVaultPinScreen: Translated<typeof english> = {
  title: 'المحفظة',
  enter: 'أدخل رقم PIN لفتحها على هذا الجهاز.',
  pin: 'رقم PIN',
  unlock: 'فتح القفل',
  wrong: 'رقم PIN خاطئ. حاول مجددا.',
  wrongUntil: (time) => `رقم PIN خاطئ. حاول مجددا بعد ${time}.`,
  forgot: 'نسيت رقم PIN',
  question:
    'يُحذف ما يحميه رقم PIN على هذا الجهاز، وتُحمَّل محفظتك مجددا من حسابك. يحتاج ذلك إلى اتصال. ما دوّنه هذا الجهاز عن الرموز التي أنشأتَها لا يعود، وتنتهي تلك الرموز الآن.',
  loadAgain: 'تحميل مجددا',
}
