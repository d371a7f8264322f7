import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/limits-sentence-words.tsx'

export const deviceContentLimitsSentence: Translated<typeof english> = {
  sentence: (limits, bonds) => (
    <>
      قد تحدّد جنسيتك هل يمكنك الحصول على تأشيرة، وهل يجب عليك دفع كفالة مالية. لا يغيّر ذلك أي دليل.
      راجع القائمتين أولا: {limits('القيود حسب الجنسية')} و{bonds('كفالات التأشيرات')}.
    </>
  ),
}
