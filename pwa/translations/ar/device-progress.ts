import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/progress/words.ts'

export const deviceProgress: Translated<typeof english> = {
  storage: {
    isMemoryOnly:
      'لا يسمح هذا المتصفح للتطبيق بتخزين أي شيء، كما في النافذة الخاصة. ما تفعله هنا يدوم حتى تغلق هذه الصفحة.',
    isFull:
      'لم تبق مساحة على هذا الجهاز. ما تفعله الآن يدوم حتى تغلق هذه الصفحة: حرّر بعض المساحة، ثم حاول مجددا.',
    wasCleared: 'محا المتصفح ما حفظه هذا التطبيق. ما هو في حسابك يعود عند الاتصال.',
  },
  saving: 'جارٍ الحفظ…',
  notSaved: {
    title: 'لم يُحفظ',
    text: 'لم يتمكن هذا الجهاز من تخزين آخر ما فعلته. يبقى هنا حتى تغلق الصفحة.',
  },
  tryAgain: 'إعادة المحاولة',
}
