import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/limits-words.tsx'

export const deviceContentLimits: Translated<typeof english> = {
  sentence: (limits, bonds) => (
    <>
      قد تحدّد جنسيتك هل يمكنك الحصول على تأشيرة، وهل يجب عليك دفع كفالة مالية. لا يغيّر ذلك أي دليل.
      راجع القائمتين أولا: {limits('القيود حسب الجنسية')} و{bonds('كفالات التأشيرات')}.
    </>
  ),
  title: 'قبل الشراء',
  ask: 'ما الذي ينطبق عليّ؟',
  read: 'تذكر كل معلومة اليوم، والنسخة أو الصفحة التي قرأناها، والصفحة الرسمية للتأكد منها.',
}
