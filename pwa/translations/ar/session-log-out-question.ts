import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/log-out-question-words.ts'

export const sessionLogOutQuestion: Translated<typeof english> = {
  goes: {
    title: 'ما يزول بتسجيل الخروج',
    text: 'هذا موجود على هذا الجهاز فقط، ويزول نهائيًا. اطبع أو انسخ أولًا ما تحتاج إليه.',
    stay: 'البقاء',
  },
  codes: {
    title: 'رموز لا تزال سارية',
    text: 'هذه الرموز غير مرتبطة بأي جهاز، لذلك تظل سارية بعد تسجيل خروجك. أبطلها، إلا إذا كان أحد على وشك فحص أحدها.',
    code: (idEnd, until) => `وثيقة ينتهي معرّفها بـ ${idEnd}، حتى ${until}`,
    keep: 'إبقاؤها وتسجيل الخروج',
    end: 'إبطالها وتسجيل الخروج',
  },
  logOut: 'تسجيل الخروج',
}
