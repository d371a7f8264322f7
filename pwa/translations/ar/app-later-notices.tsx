import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/later-notices-words.tsx'

export const appLaterNotices: Translated<typeof english> = {
  homeScreen: {
    title: 'يبدأ هذا التطبيق فارغًا',
    text: (link) => (
      <>
        ليس فيه شيء مما يحفظه المتصفح على هذا الهاتف. {link('افتح محفظتك')} هنا مرة واحدة مع وجود
        اتصال: بعد ذلك يعمل بلا اتصال.
      </>
    ),
    close: 'ليس الآن',
  },
}
