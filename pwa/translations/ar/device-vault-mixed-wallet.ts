import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/mixed-wallet-words.ts'

export const deviceVaultMixedWallet: Translated<typeof english> = {
  title: 'المحفظة',
  lead: 'حمّلها مجددا من حسابك لاستخدامها هنا.',
  copy: {
    title: 'لا يمكن فتح هذه النسخة',
    text: 'ما يحفظه هذا الجهاز من محفظتك أجزاء لا تخص نسخة واحدة، كما يحدث عند استعادة بيانات متصفح من نسخ احتياطية مختلفة. لم يُفتح شيء منها، ولم يتأثر حسابك.',
  },
  needs:
    'تحميلها مجددا يحتاج إلى اتصال. يزيل ذلك ما هو محفوظ هنا مع رقم PIN الخاص به، وما دوّنه هذا الجهاز عن الرموز التي أنشأتَها؛ بعدها يمكنك اختيار رقم PIN آخر في الإعدادات.',
  loadAgain: 'تحميل مجددا',
}
